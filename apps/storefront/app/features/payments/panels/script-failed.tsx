import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { useT } from '../../../i18n/use-t.ts';

/** The provider's script did not come: nothing is charged, and the other methods are still there. */
export function ScriptFailed() {
  const t = useT();
  return (
    <Note tone="alert" isLive>
      <p>{t('payments.card.unavailable')}</p>
      <Button variant="quiet" size="small" iconStart="return" onClick={() => window.location.reload()}>
        {t('payments.card.retry')}
      </Button>
    </Note>
  );
}
