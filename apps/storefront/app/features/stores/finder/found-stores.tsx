import { Button } from '@paddock/ui/button';
import { useDelayed } from '@paddock/ui/delayed';
import { useT } from '../../../i18n/use-t.ts';
import type { StoreClock } from '../opening/opening.rules.ts';
import { StoreList } from '../store-list.tsx';
import type { StartPoint } from '../store-view.ts';
import type { StoresQuery } from '../stores-query.ts';
import type { useFinder } from './use-finder.ts';

type Props = {
  clock: StoreClock;
  finder: ReturnType<typeof useFinder>;
  note: string;
  isWide: boolean;
  onSelect: (id: number | null) => void;
  onShowAll: () => void;
};

/** How many stores were found, and the list of them. */
export function FoundStores({ clock, finder, note, isWide, onSelect, onShowAll }: Props) {
  const t = useT();
  const { found, shown } = finder;
  const isBusy = useDelayed(finder.isBusy);
  const foundText = useFoundText(shown, found.length);
  return (
    <>
      <div className="stores-panel__found" role="status" aria-busy={finder.isBusy}>
        {note && <p className="stores-panel__note">{note}</p>}
        {found.length > 0 ? <p>{foundText}</p> : <p>{t('stores.none')}</p>}
      </div>
      {found.length > 0 ? (
        <StoreList
          stores={found}
          clock={clock}
          unit={shown.query.unit}
          selectedId={finder.selectedId}
          litId={finder.litId}
          isStale={isBusy}
          isWide={isWide}
          onSelect={onSelect}
          onLight={finder.light}
        />
      ) : (
        <div className="stores-panel__none">
          <Button variant="ghost" size="small" onClick={onShowAll}>
            {t('stores.showAll')}
          </Button>
        </div>
      )}
    </>
  );
}

/** "5 dealers within 50 km of Pesaro": how many, how far from where. */
function useFoundText(shown: { query: StoresQuery; start: StartPoint | null }, count: number): string {
  const t = useT();
  const { start, query } = shown;
  const { distance, unit } = query;
  if (!start) return t('stores.found.all', { count });
  if (start.name === null) return t('stores.found.me', { count, distance, unit });
  return t('stores.found.near', { count, distance, unit, place: start.name });
}
