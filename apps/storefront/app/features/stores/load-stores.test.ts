import { expect, test } from 'vitest';
import type { Visit } from '../../request/visit.server.ts';
import { findMapProvider, loadStores } from './load-stores.server.ts';
import { FIRST, type StoresQuery } from './stores-query.ts';

const PESARO = {
  id: 1,
  ref: 'it-pesaro',
  name: 'Moto Pesaro',
  address: 'Viale Trieste 211',
  city: 'Pesaro',
  state: 'PU',
  postal_code: '61121',
  phone: '+39 0721 555 1911',
  info: null,
  inventories: 23,
  vehicles: 21,
  timezone: 'Europe/Rome',
  distance: 1.24,
  office_hours: { weekday: '9–19', weekdays: '9–19', weekend: '9–13' },
  services: ['showroom', 'sales', 'test_ride'],
  position: { lat: 43.91, lng: 12.91 },
};

function visitTo(data: readonly unknown[] | null, site: object = {}) {
  const queries: { query: Record<string, unknown> }[] = [];
  const visit = {
    segment: { country: 'it', locale: 'it' },
    site: {
      enableShop: true,
      country: { iso: 'IT' },
      country_lat: 42.5,
      country_long: 12.5,
      urls: [],
      settings: {},
      ...site,
    },
    async call(_contract: unknown, input: { query: Record<string, unknown> }) {
      queries.push(input);
      return data ? { ok: true, data, meta: { holidays: ['12-25'] } } : { ok: false, status: 503 };
    },
  };
  return { visit: visit as unknown as Visit, queries };
}
const from = (lat: number, lng: number): StoresQuery => ({ ...FIRST, start: { lat, lng } });

test('[STORES-24] [STORES-25] [STORES-38] without a place it asks from the middle of the country, however far', async () => {
  const { visit, queries } = visitTo([]);
  await loadStores(visit, FIRST);
  expect(queries[0]?.query).toEqual({
    lat: '42.5',
    lng: '12.5',
    distance: 50,
    distance_unit: 'km',
    use_distance: 'false',
    services: [],
  });
});

test('[STORES-23] [C-11] around a place it asks within the distance, in the unit and with the services that were chosen', async () => {
  const { visit, queries } = visitTo([]);
  await loadStores(visit, { ...from(43.9, 12.9), distance: 15, unit: 'ml', services: ['test_ride'] });
  expect(queries[0]?.query).toEqual({
    lat: '43.9',
    lng: '12.9',
    distance: 15,
    distance_unit: 'ml',
    use_distance: 'true',
    services: ['test_ride'],
  });
});

test('days on which only this dealer is closed are passed on', async () => {
  const office_hours = { ...PESARO.office_hours, closed: '1', holidays: '2020-09-24' };
  const { visit } = visitTo([PESARO, { ...PESARO, office_hours }]);
  const found = await loadStores(visit, FIRST);
  expect(found?.stores.map(({ closed, closedText }) => [closed, closedText])).toEqual([
    [null, null],
    [{ weekdays: [1], holidays: ['2020-09-24'] }, 'lunedì'],
  ]);
});

test('[STORES-15] a dealer with all fields of the page, numbers formatted in its language', async () => {
  const { visit } = visitTo([PESARO]);
  expect((await loadStores(visit, from(43.9, 12.9)))?.stores).toEqual([
    {
      id: 1,
      number: 1,
      name: 'Moto Pesaro',
      city: 'Pesaro',
      phone: '+39 0721 555 1911',
      address: 'Viale Trieste 211, 61121 Pesaro PU',
      weekday: '9–19',
      weekend: '9–13',
      timeZone: 'Europe/Rome',
      closed: null,
      closedText: null,
      units: 23,
      vehicles: { count: 21, query: '?location=it-pesaro&status=on_hand' },
      services: ['showroom', 'test_ride'],
      position: PESARO.position,
      distance: '1,2',
      info: null,
      mapHref: 'https://www.google.com/maps/dir/?api=1&destination=43.91%2C12.91',
    },
  ]);
});

test('[LOCATOR-04] hours are said on the clock of the country', async () => {
  const hoursIn = async (country: string, locale: string) => {
    const office_hours = { weekday: '09:00–12:30, 15:00–19:00', weekend: '' };
    const { visit } = visitTo([{ ...PESARO, office_hours }], { country: { iso: country.toUpperCase() } });
    const there = { ...visit, segment: { country, locale } } as Visit;
    const [store] = (await loadStores(there, FIRST))?.stores ?? [];
    return [store?.weekday?.replaceAll('\u202f', ' '), store?.weekend];
  };
  expect(await hoursIn('us', 'en')).toEqual(['9:00 AM–12:30 PM, 3:00 PM–7:00 PM', null]);
  expect(await hoursIn('gb', 'en')).toEqual(['09:00–12:30, 15:00–19:00', null]);
  expect(await hoursIn('ae', 'ar')).toEqual(['09:00–12:30, 15:00–19:00', null]);
});

test('[STORES-17] what rounds to nothing is not said, nor is the way from the middle of the country', async () => {
  const distances = async (distance: number, query = from(43.9, 12.9)) =>
    (await loadStores(visitTo([{ ...PESARO, distance }]).visit, query))?.stores[0]?.distance;
  expect(await distances(0.4)).toBeNull();
  expect(await distances(0.6)).toBe('0,6');
  expect(await distances(142, FIRST)).toBeNull();
});

test('[STORES-31] dealers without usable coordinates are left out and the others counted on', async () => {
  const odd = [
    { ...PESARO, id: 7, position: { lat: 'nord', lng: 12 } },
    { ...PESARO, id: 8, position: { lat: null, lng: null } },
  ];
  const found = await loadStores(visitTo([...odd, PESARO]).visit, FIRST);
  expect(found?.stores.map(({ id, number }) => [id, number])).toEqual([[1, 1]]);
});

test('[STORES-21] the China variant leads to Baidu’s map', async () => {
  const site = { settings: { map: 'baidu' }, country: { iso: 'CN' } };
  const [store] = (await loadStores(visitTo([PESARO], site).visit, FIRST))?.stores ?? [];
  expect(store?.mapHref).toContain('https://api.map.baidu.com/marker?location=43.91%2C12.91');
});

test('[LOCATOR-05] a link to the vehicles of a store only where there are some and the site sells', async () => {
  const linkOf = async (store: object, site?: object) =>
    (await loadStores(visitTo([{ ...PESARO, ...store }], site).visit, FIRST))?.stores[0]?.vehicles;
  expect(await linkOf({ vehicles: 0 })).toBeNull();
  expect(await linkOf({}, { enableShop: false })).toBeNull();
  expect(await linkOf({ ref: null })).toEqual({ count: 21, query: '?location=Pesaro&status=on_hand' });
});

test('[STORES-27] a search that fails is null, to be logged and no more', async () => {
  expect(await loadStores(visitTo(null).visit, FIRST)).toBeNull();
});

const KEY = { url: 'https://maps.googleapis.com/maps/api/js', key: 'k' };
const NONE = { maps: { google: null, baidu: null }, mapStyle: null, origins: ['https://shop.example'] };
const style = (url: string, origins: string[] = []) => ({ ...NONE, mapStyle: { url, origins } });

test('[LOCATOR-08] a style with streets serves where the site has no map of its own', () => {
  expect(findMapProvider(undefined, NONE)).toBeNull();
  expect(findMapProvider('google', NONE)).toBeNull();
  expect(findMapProvider(undefined, style('https://tiles.example/style.json'))).toEqual({
    name: 'streets',
    access: { url: 'https://tiles.example/style.json', key: '' },
    isOwn: false,
  });
  const both = { ...style('https://tiles.example/style.json'), maps: { google: KEY, baidu: null } };
  expect(findMapProvider('google', both)).toEqual({ name: 'google', access: KEY, isOwn: false });
});

test('[LOCATOR-09] only a style that is wholly on our own origin is shown without consent', () => {
  const own = 'https://shop.example/media/style.json';
  expect(findMapProvider(null, style(own))?.isOwn).toBe(true);
  expect(findMapProvider(null, style(own, ['https://tiles.example']))?.isOwn).toBe(false);
});
