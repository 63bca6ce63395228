import { Button } from '@paddock/ui/button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useT } from '../../../i18n/use-t.ts';

interface ChallengeFrameProps {
  readonly url: string;
  readonly creq: string;
  /** The bank is done, or the shopper says so. Whether it agreed is for our server to find out. */
  readonly onEnd: () => void;
}

const FRAME = 'bank-challenge';

/** The bank asks the shopper, in a frame of its own: at least 600 by 500, the whole screen on a phone. */
export function ChallengeFrame({ url, creq, onEnd }: ChallengeFrameProps) {
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => form.current?.submit(), []);

  const listen = useEffectEvent((event: MessageEvent<unknown>) => {
    const isOurs = event.source === frame.current?.contentWindow && event.origin === new URL(url).origin;
    if (isOurs && (event.data as { status?: unknown } | null)?.status === 'COMPLETE') onEnd();
  });
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => listen(event);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  return (
    <div className="pay__challenge" role="dialog" aria-label={t('payments.challenge.title')}>
      <div className="pay__challenge-head">
        <div>
          <strong>{t('payments.challenge.title')}</strong>
          <p className="pay__quiet">{t('payments.challenge.text')}</p>
        </div>
        <Button variant="ghost" size="small" onClick={onEnd}>
          {t('payments.challenge.leave')}
        </Button>
      </div>
      <form ref={form} method="post" action={url} target={FRAME} hidden>
        <input type="hidden" name="creq" value={creq} readOnly />
      </form>
      <iframe
        ref={frame}
        name={FRAME}
        title={t('payments.challenge.title')}
        // It may not lead the page itself elsewhere.
        sandbox="allow-forms allow-scripts allow-same-origin"
      />
    </div>
  );
}
