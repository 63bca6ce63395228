import { Button } from '@paddock/ui/button';
import { classNames } from '@paddock/ui/class-names';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { StoreClock } from './opening/opening.rules.ts';
import { StoreRow } from './store-row.tsx';
import type { StoreView, Unit } from './store-view.ts';

/** On a phone the list stands in the page: more rows than this are shown on request. */
const SHORT_LIST = 8;

type Props = {
  stores: readonly StoreView[];
  clock: StoreClock;
  unit: Unit;
  selectedId: number | null;
  litId: number | null;
  isStale: boolean;
  isWide: boolean;
  onSelect: (id: number) => void;
  onLight: (id: number | null) => void;
};

/** Everything the map shows, in words, nearest first: beside the map on wide screens, under it on phones. */
export function StoreList({ stores, selectedId, litId, isStale, isWide, ...shared }: Props) {
  const t = useT();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const isShort = !isWhole && stores.length > SHORT_LIST;
  // The button that was pressed is gone: go on with the first row it has shown.
  useLayoutEffect(() => {
    if (isWhole) list.current?.children[SHORT_LIST]?.querySelector('button')?.focus({ preventScroll: true });
  }, [isWhole]);
  // What lights up on the map comes into sight here, without moving the page.
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${litId ?? selectedId}"]`);
    if (!row || !list.current) return;
    const [box, at] = [list.current.getBoundingClientRect(), row.getBoundingClientRect()];
    if (at.top < box.top) list.current.scrollTop -= box.top - at.top;
    else if (at.bottom > box.bottom) list.current.scrollTop += at.bottom - box.bottom;
  }, [litId, selectedId]);
  return (
    <>
      <ol
        ref={list}
        className={classNames('stores-list', isShort && 'stores-list--short', isStale && 'ui-stale')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
        tabIndex={0}
      >
        {stores.map((store, index) =>
          isShort && !isWide && index >= SHORT_LIST ? (
            <HiddenRow key={store.id} id={store.id} />
          ) : (
            <StoreRow
              key={store.id}
              store={store}
              isOn={store.id === selectedId}
              isLit={store.id === litId}
              {...shared}
            />
          ),
        )}
      </ol>
      {isShort && (
        <div className="stores-more">
          <Button variant="ghost" size="small" onClick={() => setWhole(true)}>
            {t('stores.showMore', { count: stores.length })}
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * A row that is not shown on a phone. The server renders it whole, for pages without script; React leaves that markup as
 * it is, because hydrating a hundred rows would block a phone for half a second.
 */
function HiddenRow({ id }: { id: number }) {
  return (
    <li
      data-row={id}
      className="store-row"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; it keeps React from changing the server's markup
      dangerouslySetInnerHTML={{ __html: '' }}
      suppressHydrationWarning
    />
  );
}
