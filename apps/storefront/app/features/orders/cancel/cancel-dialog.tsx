import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { useT } from '../../../i18n/use-t.ts';
import type { OrderView } from '../order-view.ts';
import { CancelForm } from './cancel-form.tsx';
import './cancel.css';

type Props = { order: OrderView; action: string; onClose: () => void };

export function CancelDialog({ order, action, onClose }: Props) {
  const t = useT();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('orders.cancel.title')}
      closeLabel={t('shell.close')}
      role="alertdialog"
    >
      {(close) => (
        <CancelForm
          order={order}
          action={action}
          keep={
            <Button variant="ghost" onClick={close}>
              {t('orders.cancel.keep')}
            </Button>
          }
        />
      )}
    </Dialog>
  );
}
