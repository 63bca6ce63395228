import { useT } from '../../i18n/use-t.ts';
import { Dialog } from '../../kit/overlay/dialog.tsx';
import { showToast } from '../../kit/overlay/toast.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Reference } from '../../kit/parts/codes.tsx';
import { Note } from '../../kit/parts/facts.tsx';

/** The token of a new key. The api keeps its hash only, so it cannot be shown again. */
export function TokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useT();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    showToast(t('apiKeys.copied'));
  };
  return (
    <Dialog
      title={t('apiKeys.shownOnce')}
      onClose={onClose}
      footer={
        <Button look="primary" icon="copy" data-autofocus onClick={() => void copy()}>
          {t('apiKeys.copy')}
        </Button>
      }
    >
      <div className="col">
        <p className="wrap">
          <Reference value={token} />
        </p>
        <Note tone="warn" icon="warning">
          {t('apiKeys.keepIt')}
        </Note>
      </div>
    </Dialog>
  );
}
