import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { Textarea } from '@paddock/ui/textarea';
import { showToast } from '@paddock/ui/toast-queue';
import { useId } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import { useBikeDeed } from './use-bike-deed.ts';

type Props = { bike: BikeView; onClose: () => void };

/** Recovery mode on, or other words for the finder. */
export default function LostDialog({ bike, onClose }: Props) {
  const t = useT();
  const id = useId();
  const { lost } = bike;
  const { Form, form, errors, isBusy } = useBikeDeed(() => {
    showToast({ text: t('bikes.recovery.isOn') });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t(lost ? 'bikes.do.message' : 'bikes.recovery.title')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={id} variant={lost ? 'primary' : 'danger'} isLoading={isBusy}>
            {t(lost ? 'bikes.recovery.save' : 'bikes.recovery.on')}
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
        {!lost && (
          <p className="ui-muted">
            {t('bikes.recovery.text')} {t('bikes.recovery.locked')}
          </p>
        )}
        <input type="hidden" name="deed" value="lost" />
        <input type="hidden" name="bike" value={bike.id} />
        <Textarea
          name="message"
          rows={4}
          dir="auto"
          maxLength={500}
          defaultValue={lost?.message}
          label={t('bikes.recovery.message')}
          hint={t('bikes.recovery.hint')}
          error={errors.message}
          autoFocus
          aria-required
        />
      </Form>
    </Dialog>
  );
}
