import { Button } from '@paddock/ui/button';
import { Dialog } from '@paddock/ui/dialog';
import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { UploadField } from '../warranty/upload-field.tsx';
import { useBikeDeed } from './use-bike-deed.ts';

/** "This one is mine": by the number on its frame. */
export default function ActivateDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [isUploading, setUploading] = useState(false);
  const { Form, form, errors, isBusy } = useBikeDeed(({ outcome }) => {
    showToast({ text: t(outcome === 'asked' ? 'bikes.activate.asked' : 'bikes.activate.done') });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('bikes.register')}
      closeLabel={t('shell.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('shell.cancel')}
          </Button>
          <Button type="submit" form={id} isLoading={isBusy || isUploading}>
            {t('bikes.activate.submit')}
          </Button>
        </>
      }
    >
      <Form id={id} ref={form} method="post" className="bike-form" noValidate>
        <p className="ui-muted">{t('bikes.activate.text')}</p>
        <input type="hidden" name="deed" value="activate" />
        <TextField
          name="serial"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="bike-form__serial"
          label={t('bikes.serial')}
          error={errors.serial}
          autoFocus
          aria-required
        />
        <TextField
          name="purchase_date"
          type="date"
          label={t('bikes.purchasedOn')}
          optional={t('shell.form.optional')}
          error={errors.purchase_date}
        />
        <UploadField
          kind={['image', 'document']}
          min={0}
          max={1}
          as="h3"
          name="proof"
          title={
            <>
              {t('bikes.activate.proof')}{' '}
              <span className="ui-field__optional">{t('shell.form.optional')}</span>
            </>
          }
          hint={t('bikes.activate.proofHint')}
          error={errors.proof}
          onChange={(_ids, isBusyNow) => setUploading(isBusyNow)}
        />
      </Form>
    </Dialog>
  );
}
