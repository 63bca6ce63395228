import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import type { useBikeAction } from './use-bike-action.ts';

type Props = {
  title: string;
  submit: { label: string; variant?: 'primary' | 'danger'; isWaiting?: boolean };
  intent: 'lost' | 'transfer' | 'activate';
  bike?: BikeView;
  action: ReturnType<typeof useBikeAction>;
  onClose: () => void;
  children: ReactNode;
};

/** A window of the bikes page with one form. What was typed is not lost by a press beside it. */
export function ActionDialog({ title, submit, intent, bike, action, onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const { Form, form, isBusy } = action;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={title}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            variant={submit.variant ?? 'primary'}
            isLoading={isBusy || submit.isWaiting === true}
          >
            {submit.label}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} method="post" className="bike-form" noValidate>
        <input type="hidden" name="intent" value={intent} />
        {bike && (
          <p>
            <input type="hidden" name="bike" value={bike.id} />
            <strong>
              <bdi>{bike.name}</bdi>
            </strong>{' '}
            <bdi dir="ltr">{bike.serial}</bdi>
          </p>
        )}
        {children}
      </Form>
    </Dialog>
  );
}
