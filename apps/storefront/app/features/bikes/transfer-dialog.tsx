import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { BikeView } from './bike-view.ts';
import { useBikeAction } from './use-bike-action.ts';

type Props = { bike: BikeView; onClose: () => void };

/** Offers the bike to another customer, who has to accept the transfer. */
export default function TransferDialog({ bike, onClose }: Props) {
  const t = useT();
  const key = useRef(crypto.randomUUID());
  const action = useBikeAction(() => {
    showToast({ text: t('bikes.transfer.registered') });
    onClose();
  });
  return (
    <ActionDialog
      intent="transfer"
      bike={bike}
      action={action}
      onClose={onClose}
      title={t('bikes.transfer.title')}
      submit={{ label: t('bikes.transfer.submit') }}
    >
      <p className="ui-muted">{t('bikes.transfer.text')}</p>
      <input type="hidden" name="key" value={key.current} />
      <TextField
        name="email"
        type="email"
        dir="ltr"
        autoComplete="off"
        maxLength={254}
        label={t('bikes.transfer.email')}
        error={action.errors.email}
        autoFocus
        aria-required
      />
    </ActionDialog>
  );
}
