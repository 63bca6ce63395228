import { useState } from 'react';
import { redirect, useLocation } from 'react-router';
import { Head } from '../../frame/head.tsx';
import { pageError } from '../../frame/page-error.server.ts';
import { requireMessages } from '../../i18n/require-messages.ts';
import { useT } from '../../i18n/use-t.ts';
import { useShell } from '../../page/shell-data.ts';
import { visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/search.page.ts';
import { activeFilters } from './filters/active-filters.ts';
import { FilterPanel } from './filters/filter-panel.tsx';
import { loadSearch } from './load-search.server.ts';
import { ModelSearch } from './model-search.tsx';
import { Results } from './results.tsx';
import './filters/filters.css';
import './search.css';
import '../wish-list/save/save.css';
import { SearchListing } from '../products/list/listing-json-ld.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchField } from './search-field.tsx';
import { change, cleared, isCanonical, readState, type SearchState, toSearch } from './search-query.ts';
import type { SearchView } from './search-view.ts';
import { useSearchState } from './use-search-state.ts';

await requireMessages('shop', 'search', 'wishList');

const EQUIPMENT = 'equipment';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (params.type !== undefined && params.type !== EQUIPMENT) throw pageError('not_found', 404);
  const visit = context.get(visitContext);
  const { pathname, searchParams } = url;
  const state = readState(searchParams);
  if (!isCanonical(searchParams)) throw redirect(`${pathname}${toSearch(state)}`);
  const type = params.type === EQUIPMENT ? EQUIPMENT : undefined;
  // Where nothing is sold there are no units to find, only models.
  if (!visit.site?.enableShop) return { isEquipment: type !== undefined, view: null };
  // The models' page is not indexed, so hreflang names only sites that sell.
  visit.pathElsewhere = (site) => (visit.sites.shops.has(site) ? `/search${type ? `/${type}` : ''}` : null);
  const view = await loadSearch(visit, type, state);
  if (view.pages > 0 && state.page > view.pages)
    throw redirect(`${pathname}${toSearch({ ...state, page: view.pages })}`);
  return { isEquipment: type !== undefined, view };
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { view, isEquipment } = loaderData;
  return view ? (
    <UnitSearch view={view} isEquipment={isEquipment} />
  ) : (
    <ModelSearch isEquipment={isEquipment} />
  );
}

function UnitSearch({ view, isEquipment }: { view: SearchView; isEquipment: boolean }) {
  const t = useT();
  const { pathname, search } = useLocation();
  const { state, go, isBusy } = useSearchState();
  const [isOpen, setOpen] = useState(false);
  // What the results are of; the controls may be ahead of it.
  const shown = readState(new URLSearchParams(search));
  const title = isEquipment ? t('search.equipment') : t('shell.nav.shopOnline');
  const found = foundText(view, isEquipment, t);
  const edit = (part: Partial<SearchState>) => go(change(state, part));
  return (
    <>
      <SearchHead title={title} shown={shown} />
      <SearchListing hits={view.hits} title={title} />
      <div className="search-top">
        <div className="ui-column search-top__in">
          <h1 className="ui-h1">{title}</h1>
          <SearchField q={state.q} />
        </div>
      </div>
      <SearchBar
        state={state}
        view={view}
        pathname={pathname}
        found={found}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        onSort={(sort) => edit({ sort })}
      />
      <div className="ui-column search-grid">
        <FilterPanel
          state={state}
          view={view}
          onChange={edit}
          onForm={go}
          action={pathname}
          clearTo={`${pathname}${toSearch(cleared(state))}`}
          hasFilters={activeFilters(state).length > 0}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
        <Results shown={shown} view={view} isEquipment={isEquipment} isBusy={isBusy} />
      </div>
    </>
  );
}

function SearchHead({ title, shown }: { title: string; shown: SearchState }) {
  const t = useT();
  const shell = useShell();
  const [only, ...others] = activeFilters(shown);
  const categories = [...(shell?.products ?? []), ...(shell?.categories ?? [])];
  const category = others.length === 0 && categories.find((one) => one.slug === only?.value);
  // One category is a place of its own; deeper states have no end and say nothing new.
  const isDeep = shown.page > 1 || shown.sort !== 'featured' || (only !== undefined && !category);
  return (
    <Head
      title={category ? category.name : shown.q || title}
      description={t('search.lead')}
      noindex={isDeep}
    />
  );
}

function foundText(view: SearchView, isEquipment: boolean, t: ReturnType<typeof useT>): string {
  if (view.total === 0) return t('search.none');
  if (isEquipment) return t('search.results', { count: view.total });
  return t('search.found', { models: view.total, units: view.units });
}
