import { baseOf } from '@paddock/i18n/locales';
import { editDistance } from '@paddock/text-search/edit-distance';
import { fold } from '@paddock/text-search/fold';

export interface StorePlace {
  readonly id: number;
  readonly ref: string | null;
  readonly name: string;
  readonly city: string;
  readonly lat: number;
  readonly lng: number;
}

export interface Place {
  readonly label: string;
  readonly lat: number;
  readonly lng: number;
  /** The stores that count as there. */
  readonly stores: ReadonlySet<number>;
}

/** How a town is compared: "Città di Castello" and "citta di  castello" are one. */
export const townKey = (city: string, locale: string) =>
  fold(city, baseOf(locale))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A store by its reference, else a town: as it is written, then by how it begins, then with one slip. */
export function findPlace(
  requested: string,
  stores: readonly StorePlace[],
  locale: string,
  distanceKm: number | undefined,
): Place | null {
  const own = stores.filter((store) => store.ref !== null && store.ref === requested);
  const [first] = own;
  if (first) return around({ ...first, label: first.name }, own, stores, distanceKm);
  const towns = Map.groupBy(stores, (store) => townKey(store.city, locale));
  const key = bestTown(townKey(requested, locale), [...towns.keys()]);
  const here = key === undefined ? undefined : towns.get(key);
  if (!here?.[0]) return null;
  const middle = {
    label: here[0].city,
    lat: mean(here.map((s) => s.lat)),
    lng: mean(here.map((s) => s.lng)),
  };
  return around(middle, here, stores, distanceKm);
}

function bestTown(requested: string, towns: readonly string[]): string | undefined {
  if (requested === '') return undefined;
  return (
    towns.find((town) => town === requested) ??
    (requested.length < 3 ? undefined : towns.find((town) => town.startsWith(requested))) ??
    (requested.length < 4 ? undefined : towns.find((town) => editDistance(requested, town, 1) <= 1))
  );
}

function around(
  { label, lat, lng }: { label: string; lat: number; lng: number },
  own: readonly StorePlace[],
  all: readonly StorePlace[],
  distanceKm: number | undefined,
): Place {
  const near =
    distanceKm === undefined ? [] : all.filter((store) => kilometres({ lat, lng }, store) <= distanceKm);
  return { label, lat, lng, stores: new Set([...own, ...near].map((store) => store.id)) };
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

interface Point {
  readonly lat: number;
  readonly lng: number;
}
const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great circle. The globe's flatness is worth half a percent, less than a town's own width. */
export function kilometres(a: Point, b: Point): number {
  const [dLat, dLng] = [radians(b.lat - a.lat) / 2, radians(b.lng - a.lng) / 2];
  const chord =
    Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Towns of the site's stores among the words of a query, and the words that are left. */
export function takeTowns<T extends { readonly text: string }>(
  terms: readonly T[],
  stores: readonly StorePlace[],
  locale: string,
  mayBeTown: (term: T) => boolean,
): { left: T[]; stores: ReadonlySet<number> | null } {
  const towns = Map.groupBy(stores, (store) => townKey(store.city, locale));
  const longest = Math.max(0, ...[...towns.keys()].map((town) => town.split(' ').length));
  const left: T[] = [];
  const found: StorePlace[] = [];
  for (let at = 0; at < terms.length; ) {
    const [length, here] = townAt(terms.slice(at, at + longest), towns, mayBeTown);
    if (here) found.push(...here);
    else left.push(terms[at] as T);
    at += here ? length : 1;
  }
  return { left, stores: found.length > 0 ? new Set(found.map((store) => store.id)) : null };
}

function townAt<T extends { readonly text: string }>(
  terms: readonly T[],
  towns: ReadonlyMap<string, readonly StorePlace[]>,
  mayBeTown: (term: T) => boolean,
): [number, readonly StorePlace[] | undefined] {
  for (let length = terms.length; length > 0; length -= 1) {
    const words = terms.slice(0, length);
    const here = words.some(mayBeTown) ? towns.get(words.map((term) => term.text).join(' ')) : undefined;
    if (here) return [length, here];
  }
  return [1, undefined];
}
