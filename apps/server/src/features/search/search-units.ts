import { languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import type { Db } from '../../platform/db/db.ts';
import type { SiteCalendar } from '../delivery/site-calendar.rules.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { type Counts, countUnits } from './count-units.rules.ts';
import { labelFacet, locationFacet, priceRange, readyFacet, statusFacet } from './facets.rules.ts';
import { type Filters, idsOf } from './filter.rules.ts';
import { sortFound, toHit } from './hits.rules.ts';
import type { Product } from './index/catalogue.rules.ts';
import type { Catalogue, Catalogues } from './index/catalogue.ts';
import { readColumns, type Stage } from './index/unit-columns.rules.ts';
import { isStrong, matchProducts } from './match.rules.ts';
import { findPlace, type Place, takeTowns } from './place.rules.ts';
import { readQuery, type Term } from './query.rules.ts';
import type { SearchHit, SearchMeta, SearchQuery } from './search.contract.ts';
import { listStorePlaces, readUnits, type UnitColumns } from './search.sql.ts';

const PER_PAGE = 24;

export interface SearchRequest {
  readonly siteId: number;
  readonly locale: string;
  readonly query: SearchQuery;
}

export type SearchAnswer =
  | { readonly ok: true; readonly data: SearchHit[]; readonly meta: SearchMeta }
  | { readonly ok: false; readonly code: 'type_unknown' };

/** Products with available units, under the words and filters, and what every filter would find. */
export async function searchUnits(
  db: Db,
  catalogues: Catalogues,
  input: SearchRequest,
): Promise<SearchAnswer> {
  const { type } = input.query;
  if (type !== undefined && type !== 'equipment') return { ok: false, code: 'type_unknown' };
  let catalogue = await catalogues.of(input.locale);
  for (let tries = 0; ; tries += 1) {
    const looked = await look(db, catalogue, input);
    const outdated = looked.columns.version !== catalogue.version || looked.counts.unknown > 0;
    // A catalogue that changes while it is read is read again; in a storm of changes the third is good enough.
    if (!outdated || tries === 2) return { ok: true, ...answer(looked, catalogue, input) };
    catalogue = await catalogues.reload(input.locale);
  }
}

interface Looked {
  readonly columns: UnitColumns;
  readonly counts: Counts;
  readonly filters: Filters;
  readonly place: Place | null;
  readonly calendar: SiteCalendar;
}

async function look(db: Db, catalogue: Catalogue, { siteId, locale, query }: SearchRequest): Promise<Looked> {
  const terms = readQuery(query.q ?? '', catalogue.index);
  const mayBeTown = (term: Term) => !isStrong(term, catalogue.index);
  // Where the stores are is asked only when a word may be a town, or a place is asked for.
  const places = query.location || terms.some(mayBeTown) ? await listStorePlaces(db, siteId) : [];
  const { left, stores: town } = takeTowns(terms, places, locale, mayBeTown);
  const typeId = query.type === 'equipment' ? 2 : 1;
  const ofType = (product: Product) => product.typeId === typeId;
  const matches = left.length > 0 ? matchProducts(left, catalogue.index, catalogue.structure, ofType) : null;
  const calendar = await readSiteCalendar(db, siteId);
  const { today } = calendar.calendar;
  const columns = await readUnits(db, { siteId, typeId, products: matches && [...matches.keys()], today });
  if (!columns) throw new Error(`Site ${siteId} is gone`);
  const place = query.location ? findPlace(query.location, places, locale, query.distance) : null;
  const location = query.location ? (place?.stores ?? new Set<number>()) : null;
  const filters: Filters = {
    ...chosenFilters(query, catalogue),
    matches,
    town,
    location,
    notSold: notSoldBy(columns),
  };
  const units = readColumns(columns.which, columns.what, calendar.readyDays);
  const counts = countUnits(units, catalogue.structure, new Set(columns.shown), filters);
  return { columns, counts, filters, place, calendar };
}

const notSoldBy = ({ sells_drafts, sells_factory_units }: UnitColumns): ReadonlySet<Stage> =>
  new Set<Stage>([
    ...(sells_drafts ? [] : (['draft'] as const)),
    ...(sells_factory_units ? [] : (['in_production'] as const)),
  ]);

function chosenFilters(query: SearchQuery, { categories, values }: Catalogue) {
  const listValues = (attribute: string) =>
    [...values.values()].filter((value) => value.attribute === attribute);
  const stages = [query.status ?? []].flat();
  return {
    category: idsOf(query.category, categories.values()),
    color: idsOf(query.color, listValues('colour')),
    size: idsOf(query.size, listValues('size')),
    material: idsOf(query.material, listValues('material')),
    status: stages.length > 0 ? new Set<Stage>(stages) : null,
    ready: query.ready ?? null,
    priceMin: query.price_min ?? null,
    priceMax: query.price_max ?? null,
  };
}

function answer(
  { columns, counts, filters, place, calendar }: Looked,
  catalogue: Catalogue,
  { locale, query }: SearchRequest,
) {
  const tag = languageTag(locale, columns.country_iso);
  const format = (minor: number) => formatMoney(money(minor, columns.currency), tag);
  const sorted = sortFound(counts.found, columns.shown ?? [], filters.matches, query.sort);
  const page = sorted.slice((query.page - 1) * PER_PAGE, query.page * PER_PAGE);
  const range = priceRange(counts.prices);
  const { categories, values } = catalogue;
  const towns = columns.store_cities?.split('\n') ?? [];
  const cities = new Map(columns.store_ids?.map((id, at) => [id, towns[at] ?? '']));
  const meta: SearchMeta = {
    current_page: query.page,
    last_page: Math.max(1, Math.ceil(sorted.length / PER_PAGE)),
    per_page: PER_PAGE,
    total: sorted.length,
    units_total: counts.total,
    facets: {
      category: labelFacet(counts.category, categories, filters.category),
      color: labelFacet(counts.color, values, filters.color, true),
      size: labelFacet(counts.size, values, filters.size),
      material: labelFacet(counts.material, values, filters.material),
      status: statusFacet(counts.status, filters.status),
      ready: readyFacet(counts.days, filters.ready),
      location: locationFacet(counts.stores, cities, filters.location),
    },
    price: range && {
      ...range,
      min_formatted: format(range.min),
      max_formatted: format(range.max),
      currency: columns.currency,
    },
    place: place && { label: place.label, lat: place.lat, lng: place.lng },
  };
  return {
    data: page.map((found) => toHit(found, catalogue, filters, { format, dateIn: calendar.dateIn })),
    meta,
  };
}
