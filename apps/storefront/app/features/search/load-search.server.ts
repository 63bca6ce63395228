import { intlTag } from '@paddock/i18n/digits';
import { exponentOf, formatMoney, parseMoney, toDecimal } from '@paddock/money';
import { type SearchHit, type SearchMeta, searchUnits } from '@paddock/server/contracts/search';
import { failurePage } from '../../frame/page-error.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { langOf, type Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import { activeFilters } from './filters/active-filters.ts';
import { EMPTY, productQuery, type SearchState } from './search-query.ts';
import type { Hit, PriceBounds, SearchView } from './search-view.ts';

type SearchType = 'equipment' | undefined;

const READY_SOON_DAYS = '7';
const MAX_HINTS = 4;
const MAX_SOON = 3;

export async function loadSearch(visit: Visit, type: SearchType, state: SearchState): Promise<SearchView> {
  const answer = await ask(visit, type, state);
  if (!answer.ok) throw failurePage(answer.status);
  const { data, meta } = answer;
  const lang = langOf(visit);
  const currency = meta.price?.currency ?? visit.site?.currency ?? 'EUR';
  const nothing = meta.total === 0 ? await loadNextSteps(visit, type, state) : null;
  return {
    hits: data.map((hit) => toHit(visit, hit, state)),
    total: meta.total,
    units: meta.units_total,
    page: meta.current_page,
    pages: meta.last_page,
    facets: meta.facets,
    price: toBounds(meta, state, currency, lang),
    place: meta.place?.label ?? null,
    without: nothing?.without ?? {},
    soon: nothing?.soon.map((hit) => toHit(visit, hit, EMPTY)) ?? [],
  };
}

const ask = (visit: Visit, type: SearchType, state: SearchState) => {
  const currency = visit.site?.currency ?? 'EUR';
  return visit.call(searchUnits, {
    query: {
      type,
      q: state.q || undefined,
      category: state.category,
      color: state.color,
      size: state.size,
      material: state.material,
      status: state.status,
      location: state.location || undefined,
      distance: state.distance || undefined,
      ready: state.ready || undefined,
      price_min: minor(state.priceMin, currency),
      price_max: minor(state.priceMax, currency),
      sort: state.sort,
      page: state.page,
    },
  });
};

/** An empty page always offers the next step: which filter to remove, and units available now. */
async function loadNextSteps(visit: Visit, type: SearchType, state: SearchState) {
  const filters = activeFilters(state).slice(0, MAX_HINTS);
  const [soon, ...others] = await Promise.all([
    ask(visit, type, { ...EMPTY, ready: READY_SOON_DAYS }),
    ...(filters.length > 1 ? filters.map((filter) => ask(visit, type, filter.without)) : []),
  ]);
  const counts = others.map((answer, index) => [
    filters[index]?.key ?? '',
    answer.ok ? answer.meta.units_total : 0,
  ]);
  return {
    soon: soon.ok ? soon.data.slice(0, MAX_SOON) : [],
    without: Object.fromEntries(counts.filter(([, units]) => Number(units) > 0)) as Record<string, number>,
  };
}

function minor(text: string, currency: string): number | undefined {
  if (text === '') return undefined;
  const [whole = '0', decimals = ''] = text.split('.');
  const kept = decimals.slice(0, exponentOf(currency));
  return parseMoney(kept ? `${whole}.${kept}` : whole, currency).amountMinor;
}

function toHit(visit: Visit, hit: SearchHit, state: SearchState): Hit {
  const colors = hit.color.map((text) => {
    const [name = '', color1 = '', color2 = ''] = text.split('|');
    return { name, color1, color2: color2 || null };
  });
  return {
    slug: hit.product_slug,
    query: productQuery(hit.requested, state),
    name: hit.product_name,
    kind: hit.kind,
    material: hit.material,
    picture: findPicture(hit.image, { placeholder: false }),
    colors,
    colorNames: new Intl.ListFormat(langOf(visit), { type: 'conjunction', style: 'narrow' }).format(
      colors.map(({ name }) => name),
    ),
    sizes: hit.size,
    price: hit.price_formatted,
    units: hit.inventories_count,
    days: hit.etd_min,
    ready: datesOf(visit).dayAlone(hit.ready_on),
  };
}

function toBounds(
  { price }: SearchMeta,
  state: SearchState,
  currency: string,
  lang: string,
): PriceBounds | null {
  const say = (text: string) => {
    const amountMinor = minor(text, currency);
    return amountMinor === undefined ? null : formatMoney({ amountMinor, currency }, lang);
  };
  const major = (amountMinor: number) => Number(toDecimal({ amountMinor, currency }));
  const plain = new Intl.NumberFormat(intlTag(lang), { useGrouping: 'always', maximumFractionDigits: 2 });
  const chosen: PriceBounds['chosen'] = [say(state.priceMin), say(state.priceMax)];
  if (!price && !chosen[0] && !chosen[1]) return null;
  const [min, max] = price ? [major(price.min), major(price.max)] : [0, 0];
  return {
    min,
    max,
    texts: [price?.min_formatted ?? '', price?.max_formatted ?? ''],
    plain: price ? [plain.format(min), plain.format(max)] : ['', ''],
    chosen,
    currency,
    symbol: symbolOf(currency, lang),
    histogram: price?.histogram.map(({ count }) => count) ?? [],
  };
}

function symbolOf(currency: string, lang: string): string {
  const parts = new Intl.NumberFormat(intlTag(lang), { style: 'currency', currency }).formatToParts(0);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}
