import { ButtonLink } from '@paddock/ui/button-link';
import { EmptyState } from '@paddock/ui/empty-state';
import { Loading } from '@paddock/ui/loading';
import { Pager } from '@paddock/ui/pager';
import { Section } from '@paddock/ui/section';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { usePath } from '../../page/page-context.ts';
import { useOffersRides } from './test-ride-link.tsx';
import { type UnitFilters, type UnitsNear, writeFilters } from './unit-filters.rules.ts';
import { UnitFilterBar } from './unit-filters.tsx';
import { UnitTicket } from './unit-ticket.tsx';
import type { UnitAttribute, UnitsView } from './units-view.ts';
import { useHasBeenVisible } from './use-has-been-visible.ts';
import { type InitialUnits, useUnits } from './use-units.ts';

/** Optional: when it cannot be loaded, the list stays as it is. */
const UnitsNearBar = lazy(() =>
  import('./units-near-bar.tsx').catch(() => ({
    default: (_: { onChange: (near: UnitsNear | null) => void }) => null,
  })),
);
/** Before it is on the screen, so that a known place has its list by then. */
const NEAR_MARGIN = '600px';

/** The list waits longer than other places before it says that it is loading. */
const SPINNER_DELAY_MS = 700;

export type UnitsListProps = {
  product: { slug: string; name: string };
  attributes: UnitAttribute[];
  initial: { filters: UnitFilters; view: UnitsView };
};

const NOT_LOADED: UnitsView = { units: [], page: 1, lastPage: 1, total: 0, statuses: [] };

type Props = Omit<UnitsListProps, 'initial'> & {
  initial: InitialUnits;
  /** Told how many units the list has, whenever it is another list. */
  onTotal?: (total: number) => void;
};

/** Filters, units, pages: the same on the page and in its window. */
export function UnitsList({ product, attributes, initial, onTotal }: Props) {
  const t = useT();
  const path = usePath();
  const top = useRef<HTMLDivElement>(null);
  const offersRides = useOffersRides(product.slug);
  const isNear = useHasBeenVisible(top, NEAR_MARGIN);
  const units = useUnits(product.slug, initial, top);
  const { filters, view: loaded, isTaken, isLoading, apply, changeNear } = units;
  const view = loaded ?? NOT_LOADED;
  useEffect(() => {
    if (loaded) onTotal?.(loaded.total);
  }, [loaded, onTotal]);
  const href = (next: UnitFilters) => `${path(`products/${product.slug}`)}${writeFilters(next)}#units`;

  function turn(page: number) {
    void apply({ ...filters, page });
    top.current?.scrollIntoView({ block: 'start' });
    top.current?.focus({ preventScroll: true });
  }

  return (
    <div className="units" ref={top} tabIndex={-1}>
      <UnitFilterBar
        attributes={attributes}
        filters={filters}
        statuses={view.statuses}
        href={href}
        onChange={(next) => void apply(next)}
      />
      <div className="units__near">
        {isNear && (
          <Suspense>
            <UnitsNearBar onChange={changeNear} />
          </Suspense>
        )}
      </div>
      <p className="ui-hidden" role="status">
        {loaded &&
          (view.units.length > 0 ? t('inventory.count', { count: view.total }) : t('inventory.none'))}
      </p>
      <div className="units__list" aria-busy={isLoading}>
        <div className="units__spinner">
          <Loading isLoading={isLoading} delayMs={SPINNER_DELAY_MS} label={t('shell.loading')} />
        </div>
        {view.units.map((unit) => (
          <UnitTicket
            key={unit.uuid}
            product={product}
            unit={unit}
            isTaken={isTaken(unit.uuid)}
            offersRides={offersRides}
          />
        ))}
        {view.units.length === 0 && !isLoading && <NoUnits slug={product.slug} filters={filters} />}
      </div>
      <UnitPages view={view} href={(page) => href({ ...filters, page })} onTurn={turn} />
    </div>
  );
}

type PagesProps = { view: UnitsView; href: (page: number) => string; onTurn: (page: number) => void };

function UnitPages({ view, href, onTurn }: PagesProps) {
  const t = useT();
  return (
    <Pager
      label={t('inventory.pages')}
      previousLabel={t('shell.previous')}
      nextLabel={t('shell.next')}
      pageLabel={(page) => t('shell.page', { page, pages: view.lastPage })}
      page={view.page}
      pageCount={view.lastPage}
      href={href}
      onTurn={onTurn}
    />
  );
}

/** The way on from a list that the filters have narrowed to nothing. */
function NoUnits({ slug, filters }: { slug: string; filters: UnitFilters }) {
  const t = useT();
  const path = usePath();
  // The page of the alert reads colour and size from the same filters.
  const wanted = writeFilters({ values: filters.values, status: null, page: 1 });
  return (
    <EmptyState
      icon="search"
      level={3}
      title={t('inventory.none')}
      actions={
        <>
          <ButtonLink as={Link} to={`${path(`products/${slug}/alert`)}${wanted}`}>
            {t('inventory.tellMe')}
          </ButtonLink>
          <ButtonLink as={Link} to={path('stores')} variant="quiet">
            {t('shell.frame.stores')}
          </ButtonLink>
        </>
      }
    >
      {t('inventory.noneHint')}
    </EmptyState>
  );
}

export function UnitsSection(props: UnitsListProps) {
  const t = useT();
  return (
    <Section
      id="units"
      tone="paper"
      className="product-section"
      title={t('inventory.title')}
      aria-label={t('inventory.title')}
      intro={t('inventory.count', { count: props.initial.view.total })}
    >
      <UnitsList {...props} />
    </Section>
  );
}
