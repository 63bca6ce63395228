// `node apps/server/src/demo/dealers/place-dealers.ts` chooses the towns of the demo's dealers from the gazetteer and
// writes them down, so that loading the brand needs no gazetteer. The same towns on every machine and every run.
import { readFile, writeFile } from 'node:fs/promises';
import { findBrand } from '@paddock/brand/find-brand';
import type { BrandFiles } from '../brand/brand.schema.ts';
import { readFiles } from '../brand/read-brand.ts';
import { type GazetteerTown, readGazetteer } from '../gazetteer/read-gazetteer.ts';
import { randomPointNear, seededRandom } from '../seeded-random.ts';

const GEONAMES = new URL('../../../demo/geonames/', import.meta.url);
const OWN_SCRIPT = new Set(['ar', 'el', 'fa', 'he', 'ja', 'kh', 'zh']);
/** Two dealers of one brand are not in sight of each other; in small countries they may be nearer. */
const SPACING_KM = [22, 12, 6];
/** Parts of towns, which GeoNames counts as towns. */
const PARTS = new Set([
  'Acilia-Castel Fusano-Ostia Antica',
  ...['The Bronx', 'Manhattan', 'Queens', 'Ironville', 'Meads', 'Najafgarh', 'Nowrangapur', 'Woodlands'],
]);

const files = await readFiles();
const manners = files['dealer-manners'];
const postcodes = await readByCountry('postcodes.json');
const areaCodes = await readByCountry('area-codes.json');
const countries = new Set(files.sites.flatMap(({ country }) => country.iso ?? []));
const { towns, names } = await readGazetteer(countries);
const nameIn = new Map(names.map(({ town_id, locale, name }) => [`${town_id} ${locale}`, name]));

const placed = Object.fromEntries(
  files.sites.flatMap(({ slug, country, locales }) => {
    const count = manners.counts[slug];
    const language = locales.find((locale) => locale.default)?.code ?? 'en';
    return count && country.iso ? [[slug, placeIn(slug, country.iso, language, count)]] : [];
  }),
);
await writeFile(
  new URL('dealer-towns.json', findBrand()),
  `{\n${Object.entries(placed)
    .map(([site, list]) => `  "${site}": [\n${list.map((town) => `    ${row(town)}`).join(',\n')}\n  ]`)
    .join(',\n')}\n}\n`,
);
console.log(`${Object.values(placed).flat().length} dealers in ${Object.keys(placed).length} countries`);

type Placed = BrandFiles['dealer-towns'][string][number];

function placeIn(site: string, iso: string, language: string, count: number): Placed[] {
  const random = seededRandom(`dealers ${site}`);
  const local = (town: GazetteerTown) => nameIn.get(`${town.id} ${language}`);
  const candidates = towns
    .filter((town) => town.country === iso && !PARTS.has(town.name))
    .filter((town) => !OWN_SCRIPT.has(language) || local(town))
    .sort((a, b) => b.population - a.population);
  const taken: { lat: number; lng: number }[] = files.stores.filter((store) => store.site === site);
  const chosen: GazetteerTown[] = [];
  for (const spacing of SPACING_KM)
    for (const town of candidates) {
      if (chosen.length === count) break;
      if (taken.some((other) => kilometres(other, town) < spacing)) continue;
      chosen.push(town);
      taken.push(town);
    }
  // The largest have room for a second one.
  for (const town of candidates) if (chosen.length < count) chosen.push(town);
  return chosen.map((town): Placed => {
    const city = local(town) ?? town.name;
    const [code = null, province = null] = postcodes[iso]?.[city]?.split(' / ') ?? [];
    const state = province ?? stateOf(town);
    const { lat, lng } = randomPointNear(town, random);
    return [city, state, code, areaCode(iso, [city, state, code?.slice(0, 2)]), lat, lng];
  });
}

/** As an address has it, where it does. */
function stateOf({ country, area, region }: GazetteerTown): string | null {
  if (['US', 'CH'].includes(country)) return area;
  return ['AR', 'AU', 'BR', 'CA', 'MX'].includes(country) ? region : null;
}

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const wide = Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, (a.lng - b.lng) * wide) * 111.2;
}

function row(town: Placed): string {
  return `[${town.map((part) => JSON.stringify(part)).join(', ')}]`;
}

/** Countries give them by town, by state or by the beginning of the postcode. */
function areaCode(iso: string, by: readonly (string | null | undefined)[]): string | null {
  const key = by.find((one) => one && areaCodes[iso]?.[one]);
  return (key && areaCodes[iso]?.[key]) ?? null;
}

/** Postcodes are "10121 / TO" where an address names the province too. */
async function readByCountry(file: string): Promise<Record<string, Record<string, string>>> {
  return JSON.parse(await readFile(new URL(file, GEONAMES), 'utf8'));
}
