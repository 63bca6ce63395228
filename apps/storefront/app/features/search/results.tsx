import { classNames } from '@paddock/ui/class-names';
import { Pager } from '@paddock/ui/pager';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { EmptyResults } from './empty-results.tsx';
import { HitCard } from './hit-card.tsx';
import { type SearchState, toSearch } from './search-query.ts';
import type { SearchView } from './search-view.ts';

// The pictures of the first row that a phone shows are waited for; all others come when they are near.
const FIRST_ROW = 2;

type ResultsProps = { shown: SearchState; view: SearchView; isEquipment: boolean; isBusy: boolean };

/** What was found. While the next results are on their way these stay in place. */
export function Results({ shown, view, isEquipment, isBusy }: ResultsProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const section = useRef<HTMLElement>(null);
  const seen = useRef({ search, page: shown.page });
  useEffect(() => {
    if (seen.current.search === search) return;
    const turned = seen.current.page !== shown.page;
    seen.current = { search, page: shown.page };
    // The chip or link that was pressed may be gone, and with it the keyboard's place; another page begins here.
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (lost || turned) section.current?.focus({ preventScroll: true });
  }, [search, shown.page]);
  return (
    <section
      id="results"
      ref={section}
      tabIndex={-1}
      className={classNames('results', isBusy && 'results--busy')}
      aria-labelledby="results-title"
      aria-busy={isBusy}
    >
      <h2 id="results-title" className="ui-hidden">
        {t('search.resultsTitle')}
      </h2>
      {view.hits.length > 0 ? (
        <ul className="hits">
          {view.hits.map((hit, index) => (
            <HitCard key={hit.slug} hit={hit} isEquipment={isEquipment} isFirst={index < FIRST_ROW} />
          ))}
        </ul>
      ) : (
        <EmptyResults state={shown} view={view} pathname={pathname} isEquipment={isEquipment} />
      )}
      <Pager
        as={Link}
        label={t('search.resultsTitle')}
        previousLabel={t('shell.previous')}
        nextLabel={t('shell.next')}
        pageLabel={(page) => t('shell.page', { page, pages: view.pages })}
        page={view.page}
        pageCount={view.pages}
        href={(page) => `${pathname}${toSearch({ ...shown, page })}`}
      />
    </section>
  );
}
