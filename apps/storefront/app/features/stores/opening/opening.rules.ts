/** What all stores of a site share when they say whether they are open. */
export type StoreClock = {
  /** ISO weekdays of the weekend in this country: 6 and 7, or 5 and 6. */
  readonly weekend: readonly number[];
  /** `MM-DD` every year, or `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Names of the weekdays in the page's language, Monday first. */
  readonly days: readonly string[];
};

export type OpeningHours = {
  readonly weekday: string | null;
  readonly weekend: string | null;
  readonly timeZone: string;
};

/** Minutes of the day. `weekday` is ISO, and null when the store opens again today. */
export type OpeningState =
  | { readonly isOpen: true; readonly until: number }
  | { readonly isOpen: false; readonly opens: number; readonly weekday: number | null };

type Span = readonly [from: number, to: number];

const TIME = /(\d{1,2})[:.](\d{2})\s*([ap])?\.?m?/gi;
const HALF_DAY = 720;
const WEEK = 7;

/** "09:00–12:30, 15:00–19:00" or "9:00 AM – 6:00 PM"; null when the text has no pairs of times. */
export function parseHours(text: string | null): readonly Span[] | null {
  const times = [...(text ?? '').matchAll(TIME)].map(([, hour, minute, half]) => {
    const clock = Number(hour) * 60 + Number(minute);
    if (!half) return clock;
    return (clock % HALF_DAY) + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
  });
  if (times.length === 0 || times.length % 2 === 1) return null;
  const spans = times.flatMap((from, place): Span[] => (place % 2 ? [] : [[from, times[place + 1] ?? from]]));
  return spans.every(([from, to]) => from < to) ? spans : null;
}

/** Whether a store is open at `now` by the clock of its own time zone; null when its hours cannot be read. */
export function openingState(hours: OpeningHours, clock: StoreClock, now: Date): OpeningState | null {
  const weekdays = parseHours(hours.weekday);
  if (!weekdays) return null;
  // A store without hours for the weekend is closed then.
  const weekends = parseHours(hours.weekend) ?? [];
  const { date, minute } = localTime(now, hours.timeZone);
  for (let ahead = 0; ahead <= WEEK; ahead += 1) {
    const day = new Date(date.getTime() + ahead * 86_400_000);
    const weekday = day.getUTCDay() || WEEK;
    const spans = isHoliday(day, clock.holidays) ? [] : clock.weekend.includes(weekday) ? weekends : weekdays;
    const current = ahead === 0 && spans.find(([from, to]) => from <= minute && minute < to);
    if (current) return { isOpen: true, until: current[1] };
    const next = spans.find(([from]) => ahead > 0 || from > minute);
    if (next) return { isOpen: false, opens: next[0], weekday: ahead === 0 ? null : weekday };
  }
  return null;
}

function isHoliday(day: Date, holidays: readonly string[]): boolean {
  const date = day.toISOString().slice(0, 10);
  return holidays.includes(date) || holidays.includes(date.slice(5));
}

/** The date (at midnight UTC) and the minute of the day that a clock on the wall shows there. */
function localTime(now: Date, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(now);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return {
    date: new Date(Date.UTC(read('year'), read('month') - 1, read('day'))),
    minute: read('hour') * 60 + read('minute'),
  };
}
