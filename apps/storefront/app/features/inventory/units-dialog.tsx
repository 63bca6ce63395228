import { Dialog } from '@paddock/ui/dialog';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { type UnitFilters, writeFilters } from './unit-filters.rules.ts';
import { UnitsList, type UnitsListProps } from './units-list.tsx';

type Props = UnitsListProps & {
  /** What it opens with: the chosen colour and size, and how many units they have. */
  filters: UnitFilters;
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The units over the page: what the Buy button opens. */
export default function UnitsDialog({ filters, count, initial, isOpen, onOpenChange, ...list }: Props) {
  const t = useT();
  const [total, setTotal] = useState(count);
  // The list of the page is at hand; any other has to be loaded.
  const [first] = useState(() =>
    writeFilters(filters) === writeFilters(initial.filters)
      ? initial
      : { filters, view: null, otherwise: initial },
  );
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="wide"
      className="units-dialog"
      title={t('inventory.dialogTitle', { product: list.product.name, count: total })}
      closeLabel={t('shell.close')}
    >
      <UnitsList {...list} initial={first} onTotal={setTotal} />
    </Dialog>
  );
}
