import type { InventoryStatus } from '@paddock/server/contracts/inventory';
import type { SearchHit, SearchSort } from '@paddock/server/contracts/search';

/**
 * What the address of a search says. One state has one address: parameters in order, nothing empty, nothing unknown,
 * no defaults. Whatever else comes in is sent to that address, so that the edge keeps each page once.
 */
export type SearchState = {
  q: string;
  category: string[];
  color: string[];
  size: string[];
  material: string[];
  status: InventoryStatus[];
  location: string;
  distance: string;
  ready: string;
  /** In the currency itself, not in its minor units: `1190` or `1190.50`. */
  priceMin: string;
  priceMax: string;
  sort: SearchSort;
  page: number;
};

// The contract has the same lists (a test compares them); importing them would bring zod into the browser.
export const STATUSES: readonly InventoryStatus[] = ['draft', 'in_production', 'in_transit', 'on_hand'];
export const SORTS: readonly SearchSort[] = ['featured', 'price_asc', 'price_desc'];
export const READY_DAYS = [3, 7, 14, 30, 60] as const;
export const DISTANCES_KM = [25, 50, 100, 250] as const;

export const EMPTY: SearchState = {
  q: '',
  category: [],
  color: [],
  size: [],
  material: [],
  status: [],
  location: '',
  distance: '',
  ready: '',
  priceMin: '',
  priceMax: '',
  sort: 'featured',
  page: 1,
};

const MAX_VALUES = 20;

export function readState(params: URLSearchParams): SearchState {
  const [priceMin, priceMax] = inOrder(amount(params.get('price_min')), amount(params.get('price_max')));
  const location = words(params.get('location'), 80);
  const page = Number(params.get('page'));
  return {
    q: words(params.get('q'), 120),
    category: list(params, 'category'),
    color: list(params, 'color'),
    size: list(params, 'size'),
    material: list(params, 'material'),
    status: STATUSES.filter((status) => params.getAll('status').includes(status)),
    location,
    // A distance from nowhere means nothing.
    distance: location ? oneOf(params.get('distance'), DISTANCES_KM) : '',
    ready: oneOf(params.get('ready'), READY_DAYS),
    priceMin,
    priceMax,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'featured',
    page: Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1,
  };
}

/** The one query string of a state: empty, or beginning with a question mark. */
export function toSearch(state: SearchState): string {
  const pairs: [string, string][] = [
    ...(['category', 'color', 'size', 'material', 'status'] as const).flatMap((name) =>
      state[name].map((value): [string, string] => [name, value]),
    ),
    ['q', state.q],
    ['location', state.location],
    ['distance', state.location ? state.distance : ''],
    ['ready', state.ready],
    ['price_min', state.priceMin],
    ['price_max', state.priceMax],
    ['sort', state.sort === 'featured' ? '' : state.sort],
    ['page', state.page > 1 ? String(state.page) : ''],
  ];
  const search = new URLSearchParams(sorted(pairs.filter(([, value]) => value !== ''))).toString();
  return search && `?${search}`;
}

/** The edge sorts what it passes on in its own way, so the order is not looked at. */
export function isCanonical(params: URLSearchParams): boolean {
  const own = new URLSearchParams(sorted([...params])).toString();
  return own === toSearch(readState(params)).slice(1);
}

/** Another filter, and one is on the first page of it. */
export function change(state: SearchState, part: Partial<SearchState>): SearchState {
  return { ...state, page: 1, ...part };
}

/** Everything off but the order. */
export function cleared(state: SearchState): SearchState {
  return { ...EMPTY, sort: state.sort };
}

export function toggled<T extends string>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value].sort();
}

// By name and value, as bytes would be: the values are ASCII for all that matters.
const sorted = (pairs: [string, string][]) =>
  pairs.sort(([a, x], [b, y]) => (a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1));

const words = (text: string | null, most: number) =>
  (text ?? '').replace(/\s+/g, ' ').trim().slice(0, most).trim();

function list(params: URLSearchParams, name: string): string[] {
  const values = params.getAll(name).filter((value) => value !== '' && value.length <= 60);
  return [...new Set(values)].sort().slice(0, MAX_VALUES);
}

function oneOf(text: string | null, allowed: readonly number[]): string {
  return allowed.some((value) => String(value) === text) ? (text ?? '') : '';
}

/** As a number field or a hurried person writes it: `01190,50` is `1190.5`. */
export function amount(text: string | null): string {
  const match = /^0*(\d{1,10})(?:[.,](\d{1,3}))?$/.exec((text ?? '').trim());
  if (!match) return '';
  const decimals = (match[2] ?? '').replace(/0+$/, '');
  return decimals ? `${match[1]}.${decimals}` : (match[1] ?? '');
}

function inOrder(min: string, max: string): [string, string] {
  return min && max && Number(min) > Number(max) ? [max, min] : [min, max];
}

/** What a product page can preset of a search: one colour, one size, one status. Empty, or with its question mark. */
export function productQuery(
  { color, size }: SearchHit['requested'],
  { status }: Pick<SearchState, 'status'>,
): string {
  const query = new URLSearchParams();
  if (color !== null) query.set('color', String(color));
  if (size !== null) query.set('size', String(size));
  if (status.length === 1 && status[0]) query.set('inventory_status', status[0]);
  const text = query.toString();
  return text && `?${text}`;
}
