import { useT } from '../../i18n/use-t.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Reference } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';

/** The signing secret of a webhook. No later answer of the api has it. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast(t('webhooks.copied'));
  };
  return (
    <Dialog
      title={t('webhooks.secretOnce')}
      onClose={onClose}
      footer={
        <Button look="primary" icon="copy" data-autofocus onClick={() => void copy()}>
          {t('webhooks.copy')}
        </Button>
      }
    >
      <div className="col">
        <p className="wrap">
          <Reference value={secret} />
        </p>
        <Note tone="warn" icon="warning">
          {t('webhooks.keepIt')}
        </Note>
      </div>
    </Dialog>
  );
}
