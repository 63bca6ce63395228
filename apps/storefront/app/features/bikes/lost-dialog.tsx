import { Textarea } from '@paddock/ui/text-field';
import { showToast } from '@paddock/ui/toast-queue';
import { useT } from '../../i18n/use-t.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { BikeView } from './bike-view.ts';
import { useBikeAction } from './use-bike-action.ts';

type Props = { bike: BikeView; onClose: () => void };

/** Recovery mode on, or other words for the finder. */
export default function LostDialog({ bike, onClose }: Props) {
  const t = useT();
  const { lost } = bike;
  const action = useBikeAction(() => {
    showToast({ text: t('bikes.recovery.isOn') });
    onClose();
  });
  return (
    <ActionDialog
      intent="lost"
      bike={bike}
      action={action}
      onClose={onClose}
      title={t(lost ? 'bikes.do.message' : 'bikes.recovery.title')}
      submit={{
        label: t(lost ? 'bikes.recovery.save' : 'bikes.recovery.on'),
        variant: lost ? 'primary' : 'danger',
      }}
    >
      {!lost && (
        <p className="ui-muted">
          {t('bikes.recovery.text')} {t('bikes.recovery.locked')}
        </p>
      )}
      <Textarea
        name="message"
        rows={4}
        dir="auto"
        maxLength={500}
        defaultValue={lost?.message}
        label={t('bikes.recovery.message')}
        hint={t('bikes.recovery.hint')}
        error={action.errors.message}
        autoFocus
        aria-required
      />
    </ActionDialog>
  );
}
