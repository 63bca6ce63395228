import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useId, useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import { useBikeDeed } from './use-bike-deed.ts';

type Props = { bike: BikeView; onClose: () => void };

/** Offers the bike to somebody. Nothing changes hands here: he has to say yes. */
export default function TransferDialog({ bike, onClose }: Props) {
  const t = useT();
  const id = useId();
  const key = useRef(crypto.randomUUID());
  const { Form, form, errors, isBusy } = useBikeDeed(() => {
    showToast({ text: t('bikes.transfer.registered') });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('bikes.transfer.title')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy}>
            {t('bikes.transfer.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} method="post" className="bike-form" noValidate>
        <p>
          <strong>
            <bdi>{bike.name}</bdi>
          </strong>{' '}
          <bdi dir="ltr">{bike.serial}</bdi>
        </p>
        <p className="ui-muted">{t('bikes.transfer.text')}</p>
        <input type="hidden" name="deed" value="transfer" />
        <input type="hidden" name="bike" value={bike.id} />
        <input type="hidden" name="key" value={key.current} />
        <TextField
          name="email"
          type="email"
          dir="ltr"
          autoComplete="off"
          maxLength={254}
          label={t('bikes.transfer.email')}
          error={errors.email}
          autoFocus
          aria-required
        />
      </Form>
    </Dialog>
  );
}
