export const STATUSES = ['on_hand', 'in_transit', 'in_production', 'draft'] as const;
export type UnitStatus = (typeof STATUSES)[number];

/** What a list of units is narrowed by: one value per attribute, one status, and the page of the list. */
export type UnitFilters = {
  values: Readonly<Record<string, number>>;
  status: UnitStatus | null;
  page: number;
};

export const NO_FILTERS: UnitFilters = { values: {}, status: null, page: 1 };

const LAST_PAGE = 10_000;
const LARGEST_ID = 2_147_483_647;

const isStatus = (text: string | null): text is UnitStatus => STATUSES.some((status) => status === text);

/** From an address: `values[12]=34&inventory_status=on_hand&page=2`. What makes no sense is left out. */
export function readFilters(search: URLSearchParams): UnitFilters {
  const values: Record<string, number> = {};
  for (const [name, text] of search) {
    const attribute = /^values\[(\d{1,9})\]$/.exec(name)?.[1];
    const value = Number(text);
    if (attribute && Number.isInteger(value) && value > 0 && value <= LARGEST_ID) values[attribute] = value;
  }
  const status = search.get('inventory_status');
  const page = Number(search.get('page') ?? 1);
  return {
    values,
    status: isStatus(status) ? status : null,
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

/** The same, written: empty, or with its question mark. */
export function writeFilters({ values, status, page }: UnitFilters): string {
  const search = new URLSearchParams();
  for (const [attribute, value] of Object.entries(values)) search.set(`values[${attribute}]`, String(value));
  if (status) search.set('inventory_status', status);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The point distances are told from, "43.91,12.91", and whether the nearest unit comes first. */
export type UnitsNear = { readonly point: string; readonly isOrder: boolean };

/** From the address of the list. */
export function readNear(search: URLSearchParams): UnitsNear | null {
  const point = search.get('near');
  if (!point || !/^-?\d{1,2}\.\d{2},-?\d{1,3}\.\d{2}$/.test(point)) return null;
  return { point, isOrder: search.get('sort') === 'distance' };
}

/** The query of the list. Addresses of pages are written without the place: they are shared. */
export function writeListQuery(filters: UnitFilters, near: UnitsNear | null): string {
  const query = writeFilters(filters);
  if (!near) return query;
  const place = new URLSearchParams({ near: near.point, ...(near.isOrder && { sort: 'distance' }) });
  return `${query || '?'}${query && '&'}${place}`;
}

/** Choosing what is chosen already takes it off; any change goes back to the first page. */
export function toggleValue(filters: UnitFilters, attribute: number, value: number): UnitFilters {
  const { [attribute]: chosen, ...others } = filters.values;
  return { ...filters, values: chosen === value ? others : { ...others, [attribute]: value }, page: 1 };
}

export function toggleStatus(filters: UnitFilters, status: UnitStatus): UnitFilters {
  return { ...filters, status: filters.status === status ? null : status, page: 1 };
}

export const hasFilters = ({ values, status }: UnitFilters) =>
  status !== null || Object.keys(values).length > 0;
