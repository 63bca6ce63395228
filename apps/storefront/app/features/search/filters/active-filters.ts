import type { Translate } from '../../../i18n/use-t.ts';
import { change, type SearchState } from '../search-query.ts';
import type { FacetValue, SearchView } from '../search-view.ts';

const LISTS = ['category', 'color', 'size', 'material', 'status'] as const;
type ListName = (typeof LISTS)[number];

/** One filter that is on, and the state without it. */
export type ActiveFilter = { key: string; without: SearchState } & (
  | { kind: ListName; value: string }
  | { kind: 'q' | 'location' | 'ready' | 'price'; value: string }
);

/** In the order in which the page shows them. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  if (state.q) found.push({ key: 'q', kind: 'q', value: state.q, without: change(state, { q: '' }) });
  for (const kind of LISTS) {
    for (const value of state[kind]) {
      const rest = state[kind].filter((one) => one !== value);
      found.push({ key: `${kind}:${value}`, kind, value, without: change(state, { [kind]: rest }) });
    }
  }
  if (state.priceMin || state.priceMax) {
    const without = change(state, { priceMin: '', priceMax: '' });
    found.push({ key: 'price', kind: 'price', value: '', without });
  }
  if (state.ready) {
    found.push({ key: 'ready', kind: 'ready', value: state.ready, without: change(state, { ready: '' }) });
  }
  if (state.location) {
    const without = change(state, { location: '', distance: '' });
    found.push({ key: 'location', kind: 'location', value: state.location, without });
  }
  return found;
}

const labelIn = (facet: FacetValue[], value: string) =>
  facet.find((one) => one.value === value)?.label ?? value;

/** What a filter is called on its chip. */
export function filterName(filter: ActiveFilter, view: SearchView, t: Translate): string {
  const { facets, price, place } = view;
  switch (filter.kind) {
    case 'status':
      return t(`inventory.status.${filter.value}` as 'inventory.status.on_hand');
    case 'size':
      return t('search.size.named', { size: labelIn(facets.size, filter.value) });
    case 'category':
    case 'color':
    case 'material':
      return labelIn(facets[filter.kind], filter.value);
    case 'ready':
      return t('search.ready.within', { count: Number(filter.value) });
    case 'location':
      return place ?? filter.value;
    case 'price': {
      const [from, to] = price?.chosen ?? [null, null];
      if (from && to) return t('search.price.between', { from, to });
      return from ? t('products.from', { price: from }) : t('search.price.upTo', { price: to ?? '' });
    }
    default:
      return filter.value;
  }
}
