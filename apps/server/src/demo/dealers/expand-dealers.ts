import type { BrandFiles, Manner } from '../brand/brand.schema.ts';
import { pickRandom, seededRandom } from '../seeded-random.ts';
import { dealerPhone } from './dealer-phone.ts';

type Store = BrandFiles['stores'][number];
type Site = BrandFiles['sites'][number];
type Zones = NonNullable<BrandFiles['dealer-manners']['timezones']>;

/** How many of a hundred dealers offer it. Every one has a showroom. */
const SERVICES = [
  ['pay_point', 60],
  ['store_pickup', 55],
  ['home_delivery', 45],
  ['test_ride', 70],
] as const;

/** The dealers beside those written by hand: real towns, invented houses. The same on every machine and every run. */
export function expandDealers(files: BrandFiles): Store[] {
  const { tongueOf, tongues, timezones = {} } = files['dealer-manners'];
  const domain = mailDomainOf(files.sites);
  return files.sites.flatMap((site) => {
    const towns = files['dealer-towns'][site.slug] ?? [];
    const manner = tongues[tongueOf[site.country.iso ?? ''] ?? ''];
    if (towns.length > 0 && !manner) throw new Error(`dealer-manners.json: no tongue for ${site.slug}`);
    const random = seededRandom(`dealers of ${site.slug}`);
    const names = new Set(files.stores.filter((store) => store.site === site.slug).map(({ name }) => name));
    return towns.map((town, n) =>
      makeDealer(site, manner as Manner, town, n, names, random, domain, timezones),
    );
  });
}

/** The domain of the brand's own addresses. */
const mailDomainOf = (sites: readonly Site[]) =>
  sites.find(({ settings }) => settings.office_email)?.settings.office_email?.split('@')[1] ??
  'dealer.example';

function makeDealer(
  site: Site,
  manner: Manner,
  [city, state, postal_code, area, lat, lng]: BrandFiles['dealer-towns'][string][number],
  n: number,
  names: Set<string>,
  random: () => number,
  domain: string,
  timezones: Zones,
): Store {
  const name = findName(manner, city, n, names, random);
  names.add(name);
  const number = 1 + Math.floor(random() * 180);
  const block = [3, 12, 20].map((most) => 1 + Math.floor(random() * most)).join('-');
  const hours = pickRandom(manner.hours, random);
  const ref = `${site.slug}-dealer-${String(n + 1).padStart(3, '0')}`;
  return {
    site: site.slug,
    ref,
    name,
    city,
    state,
    postal_code,
    lat,
    lng,
    address: manner.address
      .replace('{street}', pickRandom(manner.streets, random))
      .replace('{block}', block)
      .replace('{n}', String(number)),
    country_iso: site.country.iso ?? '',
    phone: dealerPhone(
      { country: site.country.iso ?? '', city, area, officePhone: site.settings.office_phone },
      random,
    ),
    email: `${ref}@${domain}`,
    ...zoneOf(timezones, site.slug, state),
    office_hours: { weekday: hours, weekdays: hours, weekend: pickRandom(manner.weekend, random) },
    services: ['showroom', ...listServices(site, random)],
  };
}

const zoneOf = (zones: Zones, site: string, state: string | null) => {
  const timezone = zones[site]?.[state ?? ''];
  return timezone ? { timezone } : {};
};

/** A name that is unique in the country: in a large country another family's. */
function findName(
  { names, people }: Manner,
  city: string,
  n: number,
  taken: ReadonlySet<string>,
  random: () => number,
): string {
  const first = Math.floor(random() * people.length);
  for (let more = 0; more < names.length * people.length; more += 1) {
    const pattern = names[(n + more) % names.length] as string;
    const person = people[(first + Math.floor(more / names.length) + n) % people.length] as string;
    const name = pattern.replace('{town}', city).replace('{person}', person);
    if (!taken.has(name)) return name;
  }
  return `${names[0]?.replace('{town}', city).replace('{person}', people[first] ?? '')} ${n + 1}`;
}

// A shop hands over at the stores of its own list, where units stand; a longer list would only make people scroll.
const listServices = ({ enable_shop }: Site, random: () => number) =>
  SERVICES.flatMap(([service, share]) => {
    const has = random() * 100 < share;
    return has && !(enable_shop && service === 'store_pickup') ? [service] : [];
  });
