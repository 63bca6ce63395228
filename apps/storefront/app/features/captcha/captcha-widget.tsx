import HCaptcha from '@hcaptcha/react-hcaptcha';
import { useEffect, useRef } from 'react';
import { usePage } from '../../page/page-context.ts';

/** Why there is no answer: it took too long, the visitor closed it, or it did not load or work. */
type CaptchaFailure = 'expired' | 'closed' | 'failed';

export class NoCaptcha extends Error {
  readonly why: CaptchaFailure;
  constructor(why: CaptchaFailure) {
    super(`captcha: ${why}`);
    this.why = why;
  }
}

export type CaptchaWidgetProps = {
  scriptUrl: string;
  sitekey: string;
  onAnswer: (answer: string) => void;
  onFail: (why: CaptchaFailure) => void;
};

// A script that neither comes nor fails, and a service that says nothing. A puzzle that is shown has its own clock.
const SILENCE_MS = 25_000;

/** hCaptcha, unseen: it asks for something only if it has doubts. Begins at once and says what came of it. */
export function CaptchaWidget({ scriptUrl, sitekey, onAnswer, onFail }: CaptchaWidgetProps) {
  const { lang } = usePage();
  const captcha = useRef<HCaptcha>(null);
  const silence = useRef(0);
  const latestOnFail = useRef(onFail);
  latestOnFail.current = onFail;
  useEffect(() => {
    silence.current = window.setTimeout(() => latestOnFail.current('failed'), SILENCE_MS);
    return () => window.clearTimeout(silence.current);
  }, []);
  return (
    <HCaptcha
      ref={captcha}
      size="invisible"
      sitekey={sitekey}
      scriptSource={scriptUrl}
      languageOverride={lang.split('-')[0] ?? 'en'}
      reCaptchaCompat={false}
      // It would report its own errors to a third party of its own.
      sentry={false}
      // Not `onLoad`: the second time nothing is loaded.
      onReady={() => captcha.current?.execute()}
      onOpen={() => window.clearTimeout(silence.current)}
      onVerify={onAnswer}
      onExpire={() => onFail('expired')}
      onChalExpired={() => onFail('expired')}
      onError={(why) => onFail(FAILURES[why] ?? 'failed')}
    />
  );
}

const FAILURES: Record<string, CaptchaFailure> = {
  'challenge-closed': 'closed',
  'challenge-expired': 'expired',
};
