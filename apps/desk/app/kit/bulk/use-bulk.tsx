import type { BulkAction as ActionName } from '@paddock/server/features/bulk/bulk.contract.ts';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BulkTarget } from './bulk-dialog.tsx';

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'));

/** `const bulk = useBulk(); … run: (rows) => bulk.start('order.prepare', rows)`; `bulk.dialog` goes into the page. */
export function useBulk(): {
  start(action: ActionName, rows: BulkTarget['rows'], hasList?: boolean): void;
  readonly dialog: ReactNode;
} {
  const [target, setTarget] = useState<BulkTarget | null>(null);
  const [search] = useSearchParams();
  return {
    start: (action, rows, hasList = true) =>
      setTarget({ action, rows, matching: hasList ? search.toString() : null }),
    dialog: target ? (
      <Suspense>
        <BulkDialog target={target} onClose={() => setTarget(null)} />
      </Suspense>
    ) : null,
  };
}
