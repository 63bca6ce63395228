import type { OfficeHours } from './test-rides.contract.ts';

/** Minutes after midnight, by the clock of the store. */
export interface OpeningInterval {
  readonly from: number;
  readonly to: number;
}

const CLOCK = String.raw`(\d{1,2})[:.](\d{2})\s*([ap]\.?m\.?)?`;
const INTERVAL = new RegExp(String.raw`${CLOCK}\s*[–—-]\s*${CLOCK}`, 'gi');
const DAY_MINUTES = 24 * 60;

function minutesOf(hour: string, minute: string, half: string | undefined): number {
  const clock = Number(hour);
  const isPm = half?.toLowerCase().startsWith('p') ?? false;
  const hours = half === undefined ? clock : (clock % 12) + (isPm ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** "09:00–12:30, 15:00–19:00" or "9:00 AM – 6:00 PM". A text without hours means closed. */
export function parseOfficeHours(text: string): OpeningInterval[] {
  return [...text.matchAll(INTERVAL)]
    .map(([, hour1 = '', minute1 = '', half1, hour2 = '', minute2 = '', half2]) => ({
      from: minutesOf(hour1, minute1, half1),
      to: minutesOf(hour2, minute2, half2),
    }))
    .filter(({ from, to }) => from < to && to <= DAY_MINUTES)
    .sort((one, other) => one.from - other.from);
}

export interface StoreCalendar {
  readonly hours: OfficeHours;
  readonly country: string | null;
  /** Weekdays without test rides: 1 is Monday, 7 Sunday. */
  readonly closedDays: readonly number[];
  /** MM-DD (every year) or YYYY-MM-DD. */
  readonly holidays: readonly string[];
}

const weekends = new Map<string, readonly number[]>();

/** The weekend of a country, as CLDR has it: Saturday and Sunday in most, Friday and Saturday in some. */
function weekendOf(country: string | null): readonly number[] {
  const tag = `und-${country ?? '001'}`;
  const known = weekends.get(tag);
  if (known) return known;
  const { weekend } = new Intl.Locale(tag).getWeekInfo();
  weekends.set(tag, weekend);
  return weekend;
}

/** When a store is open on a day. */
export function openingIntervals(date: Temporal.PlainDate, calendar: StoreCalendar): OpeningInterval[] {
  const iso = date.toString();
  const { closed = '', holidays = '' } = calendar.hours;
  if (calendar.closedDays.includes(date.dayOfWeek) || closed.split(',').includes(String(date.dayOfWeek)))
    return [];
  const daysOff = [...calendar.holidays, ...holidays.split(',')];
  if (daysOff.includes(iso) || daysOff.includes(iso.slice(5))) return [];
  const { weekday, weekdays, weekend } = calendar.hours;
  const isWeekend = weekendOf(calendar.country).includes(date.dayOfWeek);
  return parseOfficeHours((isWeekend ? weekend : weekday || weekdays) ?? '');
}
