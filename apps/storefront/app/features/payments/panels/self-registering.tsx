import { Button } from '@paddock/ui/button';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useT } from '../../../i18n/use-t.ts';
import type { PanelProps } from '../panel-props.ts';
import { DELAY_MS, useOrderLabel, useRegistration } from '../use-registration.ts';
import { QuietFailure } from './panel-failures.tsx';

interface SelfRegisteringProps extends PanelProps {
  /** The fixed reference by which the order is known to be paid this way. */
  readonly reference: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** Nothing to fill in: the order registers itself a moment after the shopper has seen what happens. */
export function SelfRegistering({ reference, text, children, ...props }: SelfRegisteringProps) {
  const { post } = props.action;
  const t = useT();
  const label = useOrderLabel();
  const { isBusy, setBusy, release, send, showResult } = useRegistration(props);
  const [failures, setFailures] = useState(0);

  async function register() {
    if (!post.url) return;
    setBusy(true);
    // From the attempt itself, so that a reload or a second mount sends the same key.
    const answer = await send(post.url, { ref: reference }, { key: `${reference}:${post.url}` });
    if (answer.ok) return showResult(answer.data.code);
    console.warn('the order did not register itself', answer.status);
    setFailures((count) => count + 1);
    release();
  }

  const begin = useEffectEvent(() => void register());
  useEffect(() => {
    const timer = setTimeout(begin, DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const isWaiting = isBusy || failures === 0;
  return (
    <div className="pay__form">
      {isWaiting && (
        <div className="pay__wait" role="status">
          <span className="ui-spinner" aria-hidden="true" />
          <span>
            <strong>{text}</strong>
            <span className="pay__quiet">{t('payments.self.hint')}</span>
          </span>
        </div>
      )}
      {children}
      <QuietFailure failures={failures} isVisible={props.friendlyErrors} />
      {!isWaiting && (
        <div className="pay__actions">
          <Button disabled={!props.termsAccepted} onClick={() => void register()}>
            {label?.order ?? t('payments.self.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
