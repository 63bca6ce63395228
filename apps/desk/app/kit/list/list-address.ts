import type { Filter, ListView } from './list-types.ts';

// Parameters that are not filters.
const RESERVED = new Set(['sites', 'sort', 'open']);

/** Filters, parameters of views and sort as the api takes them; unknown parameters of an address are ignored. */
export function readQuery(
  search: URLSearchParams,
  filters: readonly Filter[],
  views: readonly Pick<ListView, 'query'>[] = [],
): Record<string, string> {
  const ofViews = views.flatMap(({ query }) => [...new URLSearchParams(query).keys()]);
  const known = new Set(['q', 'sort', ...filters.map(({ id }) => id), ...ofViews]);
  return Object.fromEntries([...search].filter(([name, value]) => known.has(name) && value !== ''));
}

export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** The filters in force, in the order in which they were added. */
export function readChips(search: URLSearchParams, filters: readonly Filter[]): Chip[] {
  return [...search].flatMap(([id, value]) => {
    const filter = filters.find((one) => one.id === id);
    if (!filter || value === '') return [];
    const labelOf = (part: string) => filter.options?.find((one) => one.value === part)?.label ?? part;
    const text = filter.options ? value.split(',').map(labelOf).join(', ') : value;
    return [{ id, label: filter.label, value: text }];
  });
}

/** The values of a filter with several of them, with one more or one less. */
export function toggleValue(current: string, value: string): string {
  const values = current.split(',').filter(Boolean);
  return (values.includes(value) ? values.filter((one) => one !== value) : [...values, value]).join();
}

export function withFilter(search: URLSearchParams, id: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(id);
  if (value) next.append(id, value);
  return next;
}

/** Without the filter that was added last; the address stays the same when there is none. */
export function withoutLastFilter(search: URLSearchParams, filters: readonly Filter[]): URLSearchParams {
  const last = readChips(search, filters).at(-1);
  return last ? withFilter(search, last.id, null) : search;
}

/** Only scope and sort are left. */
export function withoutFilters(search: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...search].filter(([name]) => RESERVED.has(name)));
}

/** The same column again turns the direction round: `placed` ↔ `-placed`. */
export function withSort(search: URLSearchParams, sort: string): URLSearchParams {
  const current = search.get('sort');
  return withFilter(search, 'sort', current === sort ? flip(sort) : sort);
}

const flip = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : `-${sort}`);

/** Whether an address is that of a view: same filters, whatever scope and sort. */
export function isView(search: URLSearchParams, query: string): boolean {
  const write = (parameters: URLSearchParams) =>
    [...parameters]
      .filter(([name, value]) => !RESERVED.has(name) && value !== '')
      .map(([name, value]) => `${name}=${value}`)
      .sort()
      .join('&');
  return write(search) === write(new URLSearchParams(query));
}

/** The address of a view; the scope stays. */
export function withView(search: URLSearchParams, query: string): URLSearchParams {
  const next = new URLSearchParams(query);
  const sites = search.get('sites');
  if (sites) next.set('sites', sites);
  return next;
}
