import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import type { useBikeDeed } from './use-bike-deed.ts';

type Props = {
  title: string;
  submit: { label: string; variant?: 'primary' | 'danger'; isWaiting?: boolean };
  deed: 'lost' | 'transfer' | 'activate';
  bike?: BikeView;
  asking: ReturnType<typeof useBikeDeed>;
  onClose: () => void;
  children: ReactNode;
};

/** A window of the bikes page with one form. What was typed is not lost by a press beside it. */
export function DeedDialog({ title, submit, deed, bike, asking, onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const { Form, form, isBusy } = asking;
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
        <input type="hidden" name="deed" value={deed} />
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
