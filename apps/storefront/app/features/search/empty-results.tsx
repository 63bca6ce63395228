import { ButtonLink } from '@paddock/ui/button-link';
import { ChipLink, Chips } from '@paddock/ui/chip';
import { useT } from '../../i18n/use-t.ts';
import { activeFilters, filterName } from './filters/active-filters.ts';
import { StayLink } from './filters/filter-panel.tsx';
import { HitCard } from './hit-card.tsx';
import { cleared, type SearchState, toSearch } from './search-query.ts';
import type { SearchView } from './search-view.ts';

type Props = { state: SearchState; view: SearchView; pathname: string; isEquipment: boolean };

/** Nothing found: which filter to remove, a reset, and units available now. */
export function EmptyResults({ state, view, pathname, isEquipment }: Props) {
  const t = useT();
  const ways = activeFilters(state).filter((filter) => view.without[filter.key]);
  return (
    <>
      <div className="nothing">
        <p className="ui-h2">{t('search.none')}</p>
        <p className="ui-lead">{t('search.noneHint')}</p>
        {ways.length > 0 && (
          <Chips>
            {ways.map((filter) => (
              <ChipLink
                key={filter.key}
                as={StayLink}
                to={`${pathname}${toSearch(filter.without)}`}
                count={view.without[filter.key]}
              >
                {t('search.without', { name: filterName(filter, view, t) })}
              </ChipLink>
            ))}
          </Chips>
        )}
        <ButtonLink as={StayLink} to={`${pathname}${toSearch(cleared(state))}`}>
          {t('search.clearAll')}
        </ButtonLink>
      </div>
      {view.soon.length > 0 && (
        <section aria-labelledby="soon" className="soon">
          <h3 id="soon" className="ui-h4">
            {t('search.readyThisWeek')}
          </h3>
          <ul className="hits">
            {view.soon.map((hit) => (
              <HitCard key={hit.slug} hit={hit} isEquipment={isEquipment} level={4} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
