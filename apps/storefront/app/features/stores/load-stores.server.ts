import { toDayNumber } from '@paddock/i18n/closed-days';
import { intlTag } from '@paddock/i18n/digits';
import { hoursTexts, ownClosedDays } from '@paddock/i18n/opening-hours';
import { postalLines } from '@paddock/i18n/postal-lines';
import { listStores, type Store } from '@paddock/server/contracts/stores';
import { config } from '../../platform/config.server.ts';
import { langOf, type Visit } from '../../request/visit.server.ts';
import { sayClosedDays } from './opening/site-clock.server.ts';
import { SERVICES, type StoresView, type StoreView } from './store-view.ts';
import { hasPosition, isDistanceShown, mapLink } from './stores.rules.ts';
import type { StoresQuery } from './stores-query.ts';

export type LoadedStores = { readonly stores: StoreView[]; readonly holidays: readonly string[] };

/** Dealers nearest first, or null when the api did not answer (which is logged there, and no more: STORES-27). */
export async function loadStores(visit: Visit, query: StoresQuery): Promise<LoadedStores | null> {
  const { site } = visit;
  if (!site) return null;
  const { lat, lng } = query.start ?? { lat: site.country_lat, lng: site.country_long };
  const answer = await visit.call(listStores, {
    query: {
      lat: String(lat),
      lng: String(lng),
      distance: query.distance,
      distance_unit: query.unit,
      services: query.services,
      use_distance: query.start ? 'true' : 'false',
    },
  });
  if (!answer.ok) return null;
  const lang = langOf(visit);
  const isChina = site.settings.map === 'baidu';
  const sayDistance = new Intl.NumberFormat(intlTag(lang), { maximumFractionDigits: 1 });
  const sayHours = hoursWriter(lang);
  const stores = answer.data.filter(hasPosition).map((store, index) => {
    const address = addressLine(store, site.country.iso);
    const hours = hoursTexts(store.office_hours);
    return {
      id: store.id,
      number: index + 1,
      name: store.name,
      address,
      city: store.city,
      phone: store.phone,
      info: store.info,
      units: store.inventories,
      vehicles: site.enableShop ? vehiclesOf(store) : null,
      position: store.position,
      weekday: sayHours(hours.weekday),
      weekend: sayHours(hours.weekend),
      timeZone: store.timezone,
      ...closedDaysOf(store, lang),
      services: SERVICES.filter((service) => store.services.includes(service)),
      // From the middle of a country it is so far to nowhere in particular.
      distance: query.start && isDistanceShown(store.distance) ? sayDistance.format(store.distance) : null,
      mapHref: mapLink({ name: store.name, address, position: store.position }, isChina),
    };
  });
  return { stores, holidays: answer.meta.holidays };
}

/**
 * Dealers give their hours on a clock of 24; pages in English say them as the country does ("9:00 AM"). Other languages
 * keep them: the browser reads the text again, and knows no other word for the half of a day.
 */
function hoursWriter(lang: string): (text: string | null) => string | null {
  const clock = new Intl.DateTimeFormat(lang, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const isHalved = lang.startsWith('en') && clock.resolvedOptions().hour12;
  return (text) => {
    if (!text) return null;
    if (!isHalved) return text;
    return text.replaceAll(/\b(\d{2}):(\d{2})\b(?!\s*[ap]m)/gi, (_, hour, minute) =>
      clock.format(Date.UTC(2000, 0, 1, Number(hour), Number(minute))),
    );
  };
}

/** The search finds a store by its reference in the feed; one without is found by its town. */
const vehiclesOf = ({ vehicles, ref, city }: Store): StoreView['vehicles'] =>
  vehicles > 0
    ? { count: vehicles, query: `?${new URLSearchParams({ location: ref ?? city, status: 'on_hand' })}` }
    : null;

function closedDaysOf({ office_hours }: Store, lang: string): Pick<StoreView, 'closed' | 'closedText'> {
  const closed = ownClosedDays(office_hours);
  if (closed.weekdays.length === 0 && closed.holidays.length === 0) return { closed: null, closedText: null };
  const today = toDayNumber(new Date().toISOString().slice(0, 10));
  return { closed, closedText: sayClosedDays(closed, lang, today) || null };
}

/** On one line, in the order of its country. */
const addressLine = ({ address, city, postal_code, state }: Store, iso: string | null): string =>
  postalLines({ country_code: iso, address1: address, city, postal_code, state }).join(', ');

type MapConfig = Pick<typeof config, 'maps' | 'mapStyle'> & { readonly origins: readonly string[] };

/** The map of the site's country where we have a key to it, else the operator's style with streets, else none. */
export function findMapProvider(
  name: 'google' | 'baidu' | null | undefined,
  { maps, mapStyle, origins }: MapConfig = config,
): StoresView['provider'] {
  const access = name && maps[name];
  if (access) return { name, access, isOwn: false };
  if (!mapStyle) return null;
  const { origin } = new URL(mapStyle.url);
  const isOwn = origins.includes(origin) && mapStyle.origins.every((one) => origins.includes(one));
  return { name: 'streets', access: { url: mapStyle.url, key: '' }, isOwn };
}
