import { Dialog } from '@paddock/ui/dialog';
import { useT } from '../../i18n/use-t.ts';
import { UnitsList, type UnitsListProps } from './units-list.tsx';

type Props = UnitsListProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The units over the page: what the Buy button opens. */
export default function UnitsDialog({ isOpen, onOpenChange, ...list }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="wide"
      className="units-dialog"
      title={t('inventory.dialogTitle', { product: list.product.name, count: list.initial.view.total })}
      closeLabel={t('shell.close')}
    >
      <UnitsList {...list} />
    </Dialog>
  );
}
