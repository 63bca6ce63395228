import { z } from 'zod';
import { InventoryStatus } from '../inventory/inventory.contract.ts';
import { typedSearch } from '../typed-text.contract.ts';

export const SearchSort = z.enum(['featured', 'price_asc', 'price_desc']);
export const READY_DAYS = [3, 7, 14, 30, 60] as const;
export const DISTANCES_KM = [25, 50, 100, 250] as const;

export const SearchHit = z.object({
  product_slug: z.string(),
  product_name: z.string(),
  kind: z.string().nullable(),
  image: z.string().nullable(),
  /** 'name|colour1|colour2|colour3'; absent colours are empty. Only available ones. */
  color: z.array(z.string()),
  size: z.array(z.string()),
  material: z.string().nullable(),
  /** Lowest price of its units that match, minor units. */
  price: z.number(),
  price_formatted: z.string(),
  inventories_count: z.number(),
  /** Days until the soonest matching unit is with the shopper. */
  etd_min: z.number(),
  /** The day on which that unit can be collected where it stands. */
  ready_on: z.iso.date(),
  /** Value ids of the one colour and the one size that words and filters ask for; null where they leave a choice. */
  requested: z.object({ color: z.number().nullable(), size: z.number().nullable() }),
});

/** One choice of a filter. `count` is units, as if this filter were not set but all the others were. */
export const FacetValue = z
  .object({
    value: z.string(),
    label: z.string(),
    count: z.number(),
    active: z.boolean(),
    color1: z.string().nullable().optional(),
    color2: z.string().nullable().optional(),
    color3: z.string().nullable().optional(),
  })
  .meta({ id: 'FacetValue' });

export const SearchMeta = z.object({
  current_page: z.number(),
  last_page: z.number(),
  per_page: z.number(),
  /** Products found, and their units. */
  total: z.number(),
  units_total: z.number(),
  facets: z.object({
    category: z.array(FacetValue),
    color: z.array(FacetValue),
    size: z.array(FacetValue),
    material: z.array(FacetValue),
    status: z.array(FacetValue),
    /** `value` is the number of days. Cumulative: within 14 includes within 7. */
    ready: z.array(FacetValue),
    /** Towns with units; `value` is what `location` takes. */
    location: z.array(FacetValue),
  }),
  /** Bounds of the data under all other filters; equal bounds when there is one price. Null without units. */
  price: z
    .object({
      min: z.number(),
      max: z.number(),
      min_formatted: z.string(),
      max_formatted: z.string(),
      currency: z.string(),
      histogram: z.array(z.object({ from: z.number(), to: z.number(), count: z.number() })),
    })
    .nullable(),
  /** The place `location` was understood as; null when there is none of that name. */
  place: z.object({ label: z.string(), lat: z.number(), lng: z.number() }).nullable(),
});

const List = z.union([z.string().max(60), z.array(z.string().max(60)).max(40)]);
const Amount = z.coerce.number<number | string>().int().min(0).max(1e12);

export const SearchQuery = z.object({
  /** None = vehicles, `equipment`; any other is 404. */
  type: z.string().max(60).optional(),
  /** The first 120 characters count. */
  q: typedSearch().max(1000).optional(),
  /** Slugs; several as a repeated parameter. */
  category: List.optional(),
  /** Value slugs of the attributes colour, size, material. */
  color: List.optional(),
  size: List.optional(),
  material: List.optional(),
  /** A town, or the reference of a store. */
  location: typedSearch().max(80).optional(),
  /** Kilometres around `location`. */
  distance: z.coerce.number<number | string>().int().min(1).max(20_000).optional(),
  status: z.union([InventoryStatus, z.array(InventoryStatus).max(4)]).optional(),
  /** Days. */
  ready: z.coerce.number<number | string>().int().min(0).max(1000).optional(),
  /** Minor units of the site's currency. */
  price_min: Amount.optional(),
  price_max: Amount.optional(),
  sort: SearchSort.default('featured'),
  page: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
});

export type SearchSort = z.infer<typeof SearchSort>;
export type SearchHit = z.infer<typeof SearchHit>;
export type FacetValue = z.infer<typeof FacetValue>;
export type SearchMeta = z.infer<typeof SearchMeta>;
export type SearchQuery = z.output<typeof SearchQuery>;

export const searchUnits = {
  method: 'GET',
  path: '/api/front/search',
  summary: 'Products with available units, by words and filters, with exact counts for every filter',
  query: SearchQuery,
  response: z.object({ data: z.array(SearchHit), meta: SearchMeta }),
} as const;

export const Suggestion = z.object({
  kind: z.enum(['product', 'category']),
  slug: z.string(),
  name: z.string(),
  detail: z.string().nullable(),
  image: z.string().nullable(),
  /** 2 = equipment. */
  type_id: z.union([z.literal(1), z.literal(2)]),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const suggest = {
  method: 'GET',
  path: '/api/front/search/suggestions',
  summary: 'What the words typed so far may become: at most eight products and categories',
  query: z.object({ q: typedSearch().min(1).max(1000) }),
  response: z.object({ data: z.array(Suggestion) }),
} as const;
