const DAY_MS = 86_400_000;
const WEEK = 7;
/** No calendar closes for longer; it ends the search when the data leave no open day. */
const MAX_CLOSED_DAYS = 400;
const YEARLY_LENGTH = 'MM-DD'.length;

/** Days since 1970-01-01: dates as numbers, without a time zone. */
export const toDayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const toDate = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** ISO: 1 is Monday. 1970-01-01 was a Thursday, the fourth day of the week. */
export const weekdayOf = (day: number) => ((day + 3) % WEEK) + 1;

export type IsClosed = (day: number) => boolean;

export interface ClosedDays {
  /** ISO weekdays. */
  readonly weekdays: readonly number[];
  /** Every year (`12-25`) or once (`2027-03-29`). */
  readonly holidays: readonly string[];
}

export function closedDays({ weekdays, holidays }: ClosedDays): IsClosed {
  const yearly = new Set<number>();
  const once = new Set<number>();
  for (const holiday of holidays)
    if (holiday.length === YEARLY_LENGTH) yearly.add(Number(holiday.replace('-', '')));
    else once.add(toDayNumber(holiday));
  const weekly = new Set(weekdays);
  return (day) => {
    if (weekly.has(weekdayOf(day)) || once.has(day)) return true;
    if (yearly.size === 0) return false;
    const date = new Date(day * DAY_MS);
    return yearly.has((date.getUTCMonth() + 1) * 100 + date.getUTCDate());
  };
}

/** The day itself, or the next one that is open. */
export function nextOpenDay(isClosed: IsClosed, day: number): number {
  for (let next = day; next < day + MAX_CLOSED_DAYS; next += 1) if (!isClosed(next)) return next;
  return day;
}
