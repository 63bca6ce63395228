const SATURDAY_SUNDAY: readonly number[] = [6, 7];
const weekends = new Map<string, readonly number[]>();

/** The weekend of a country, as CLDR has it: Saturday and Sunday in most, Friday and Saturday in some. */
export function weekendOf(country: string | null): readonly number[] {
  if (!country) return SATURDAY_SUNDAY;
  const known = weekends.get(country) ?? new Intl.Locale(`und-${country}`).getWeekInfo().weekend;
  weekends.set(country, known);
  return known;
}
