import { TextField } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useRef } from 'react';
import { useT } from '../../i18n/use-t.ts';
import type { BikeView } from './bike-view.ts';
import { DeedDialog } from './deed-dialog.tsx';
import { useBikeDeed } from './use-bike-deed.ts';

type Props = { bike: BikeView; onClose: () => void };

/** Offers the bike to somebody. Nothing changes hands here: he has to say yes. */
export default function TransferDialog({ bike, onClose }: Props) {
  const t = useT();
  const key = useRef(crypto.randomUUID());
  const asking = useBikeDeed(() => {
    showToast({ text: t('bikes.transfer.registered') });
    onClose();
  });
  return (
    <DeedDialog
      deed="transfer"
      {...{ bike, asking, onClose }}
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
        error={asking.errors.email}
        autoFocus
        aria-required
      />
    </DeedDialog>
  );
}
