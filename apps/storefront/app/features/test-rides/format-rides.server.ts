import { createDates } from '@paddock/i18n/dates';
import { intlTag } from '@paddock/i18n/digits';
import { clockStyle } from '@paddock/i18n/locales';
import { postalLines } from '@paddock/i18n/postal-lines';
import type { RideSlot, RideStore } from '@paddock/server/contracts/test-rides';
import { langOf, type Visit } from '../../request/visit.server.ts';
import type { CalendarView, HourView, RideStoreView } from './ride-view.ts';

type Day = { readonly date: string; readonly slots: readonly RideSlot[] };

/** Hours of a store in the words of the page. */
export function rideWords(visit: Visit, timezone: string) {
  const lang = langOf(visit);
  const tag = intlTag(lang);
  const dates = createDates(lang, timezone);
  const time = new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...clockStyle(lang), timeZone: timezone });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);
  return {
    moment: (iso: string) => dates.momentAlone(iso),
    hour: ({ starts_at }: RideSlot): HourView => ({
      startsAt: starts_at,
      label: time.format(new Date(starts_at)),
    }),
    day: (date: string) => ({
      weekday: weekday.format(dateOf(date)),
      day: day.format(dateOf(date)),
    }),
  };
}

/** "60 minutes" */
export const durationOf = (visit: Visit, minutes: number): string =>
  new Intl.NumberFormat(intlTag(langOf(visit)), {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

/** The name of the store's clock, where it is not that of the site. */
export function clockOf(visit: Visit, timezone: string): string | null {
  if (timezone === visit.site?.timezone) return null;
  const format = new Intl.DateTimeFormat(langOf(visit), { timeZone: timezone, timeZoneName: 'longGeneric' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? null;
}

/** The day in a time zone, as YYYY-MM-DD, which is how Sweden writes it. */
const dateIn = (timeZone: string, iso: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(iso));

interface CalendarInput {
  readonly days: readonly Day[];
  readonly timezone: string | null;
  /** A booked ride, whose day is shown first. */
  readonly starts_at?: string;
}

/** The days as links, and the hours of the asked day, of the booked one, or of the first. */
export function calendarOf(
  visit: Visit,
  { days, timezone, starts_at }: CalendarInput,
  hrefOf: (date: string) => string,
): CalendarView {
  if (!timezone) return { days: [], date: null, hours: [], clock: null, timezone };
  const words = rideWords(visit, timezone);
  const wanted = visit.url.searchParams.get('day') ?? (starts_at && dateIn(timezone, starts_at));
  const shown = days.find(({ date }) => date === wanted) ?? days[0];
  return {
    days: days.map(({ date }) => ({ date, ...words.day(date), href: hrefOf(date) })),
    date: shown?.date ?? null,
    hours: shown?.slots.map(words.hour) ?? [],
    clock: clockOf(visit, timezone),
    timezone,
  };
}

const METRES = { km: 1000, ml: 1609.344 } as const;

export function storeView(
  visit: Visit,
  store: RideStore,
  { unit, href }: { readonly unit: keyof typeof METRES; readonly href: string },
): RideStoreView {
  const { address, city, state, postal_code, metres } = store;
  const country_code = visit.site?.country.iso ?? null;
  const number = new Intl.NumberFormat(intlTag(langOf(visit)), { maximumFractionDigits: 1 });
  return {
    id: store.id,
    name: store.name,
    address: postalLines({ country_code, address1: address, city, state, postal_code }).join(', '),
    phone: store.phone,
    distance: metres === null ? null : number.format(metres / METRES[unit]),
    href,
  };
}
