import { Button } from '@paddock/ui/button';
import { Note } from '@paddock/ui/note';
import { useT } from '../../../i18n/use-t.ts';

interface QuietFailureProps {
  /** Counts the failures, so that the same one twice is said twice. */
  readonly failures: number;
  readonly isVisible: boolean;
}

/** A failure shown only if the site wants it; screen readers announce it in any case (C-18). */
export function QuietFailure({ failures, isVisible }: QuietFailureProps) {
  const t = useT();
  const text = failures > 0 && t('payments.failed.announce');
  if (isVisible && text) {
    return (
      <Note key={failures} tone="alert" isLive>
        {text}
      </Note>
    );
  }
  return (
    <p className="ui-hidden" role="status">
      {text && <span key={failures}>{text}</span>}
    </p>
  );
}

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
