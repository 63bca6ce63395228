import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useState } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { UploadField } from '../uploads/upload-field.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { useBikeAction } from './use-bike-action.ts';

/** "This one is mine": by the number on its frame. */
export default function ActivateDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [isUploading, setUploading] = useState(false);
  const action = useBikeAction(({ outcome }) => {
    showToast({ text: t(outcome === 'asked' ? 'bikes.activate.asked' : 'bikes.activate.done') });
    onClose();
  });
  return (
    <ActionDialog
      intent="activate"
      action={action}
      onClose={onClose}
      title={t('bikes.register')}
      submit={{ label: t('bikes.activate.submit'), isWaiting: isUploading }}
    >
      <p className="ui-muted">{t('bikes.activate.text')}</p>
      <TextField
        name="serial"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        className="bike-form__serial"
        label={t('bikes.serial')}
        error={action.errors.serial}
        autoFocus
        aria-required
      />
      <TextField
        name="purchase_date"
        type="date"
        label={t('bikes.purchasedOn')}
        optional={t('shell.form.optional')}
        error={action.errors.purchase_date}
      />
      <UploadField
        kind={['image', 'document']}
        min={0}
        max={1}
        as="h3"
        name="proof"
        title={
          <>
            {t('bikes.activate.proof')} <span className="ui-field__optional">{t('shell.form.optional')}</span>
          </>
        }
        hint={t('bikes.activate.proofHint')}
        error={action.errors.proof}
        onChange={(_ids, isBusyNow) => setUploading(isBusyNow)}
      />
    </ActionDialog>
  );
}
