import { Badge } from '@paddock/ui/badge';
import { Chips, RemovableChipLink } from '@paddock/ui/chip';
import { FilterBar } from '@paddock/ui/filter-bar';
import { Icon } from '@paddock/ui/icon';
import { NativeSelect } from '@paddock/ui/native-select';
import { useT } from '../../i18n/use-t.ts';
import { activeFilters, filterName } from './filters/active-filters.ts';
import { SEARCH_FORM, StayLink } from './filters/filter-panel.tsx';
import { type SearchState, SORTS, toSearch } from './search-query.ts';
import type { SearchView } from './search-view.ts';

type Props = {
  state: SearchState;
  view: SearchView;
  pathname: string;
  /** What was found, in words. */
  found: string;
  isOpen: boolean;
  onOpen: () => void;
  onSort: (sort: SearchState['sort']) => void;
};

const SORT_NAMES = {
  featured: 'search.sort.featured',
  price_asc: 'search.sort.priceAsc',
  price_desc: 'search.sort.priceDesc',
} as const;

/** Stays at the top while the results scroll under it. */
export function SearchBar({ state, view, pathname, found, isOpen, onOpen, onSort }: Props) {
  const t = useT();
  const filters = activeFilters(state);
  return (
    <div className="search-bar">
      <div className="ui-column">
        <FilterBar
          label={t('search.title')}
          start={<FiltersButton count={filters.length} isOpen={isOpen} onOpen={onOpen} />}
          count={
            <p className="search-bar__count" role="status">
              {found}
            </p>
          }
          end={<SortSelect sort={state.sort} onSort={onSort} />}
        >
          {filters.length > 0 && (
            <Chips scroll>
              {filters.map((filter) => {
                const name = filterName(filter, view, t);
                return (
                  <RemovableChipLink
                    key={filter.key}
                    as={StayLink}
                    to={`${pathname}${toSearch(filter.without)}`}
                    label={t('search.remove', { name })}
                  >
                    <bdi>{name}</bdi>
                  </RemovableChipLink>
                );
              })}
            </Chips>
          )}
        </FilterBar>
      </div>
    </div>
  );
}

function FiltersButton({ count, isOpen, onOpen }: Pick<Props, 'isOpen' | 'onOpen'> & { count: number }) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useValidAnchor: without script it leads to the filters
    <a
      className="ui-chip search-bar__filters"
      href="#filters"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="filter" />
      {t('search.filters')}
      {count > 0 && (
        <>
          <Badge count={count} />
          <span className="ui-hidden">{t('search.filtersOn', { count })}</span>
        </>
      )}
    </a>
  );
}

function SortSelect({ sort, onSort }: Pick<Props, 'onSort'> & Pick<SearchState, 'sort'>) {
  const t = useT();
  return (
    <NativeSelect
      label={t('search.sort')}
      hideLabel
      small
      name="sort"
      form={SEARCH_FORM}
      value={sort}
      onChange={(event) => onSort(event.target.value as SearchState['sort'])}
    >
      {SORTS.map((one) => (
        <option key={one} value={one}>
          {t(SORT_NAMES[one])}
        </option>
      ))}
    </NativeSelect>
  );
}
