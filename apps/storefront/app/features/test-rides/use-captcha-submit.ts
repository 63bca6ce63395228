import { type FormEvent, type ReactNode, type RefObject, useState } from 'react';
import { useSubmit } from 'react-router';
import { useT } from '../../i18n/use-t.ts';
import { NoCaptcha } from '../captcha/captcha-widget.tsx';
import { useCaptcha } from '../captcha/use-captcha.tsx';

type CaptchaSubmit = {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  problem: string | null;
  isPending: boolean;
  widget: ReactNode;
};

/** Sends the page's own form after the captcha has answered. A signed-in customer is not asked. */
export function useCaptchaSubmit(
  form: RefObject<HTMLFormElement | null>,
  isSignedIn: boolean,
): CaptchaSubmit {
  const t = useT();
  const captcha = useCaptcha();
  const send = useSubmit();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  async function askAndSend() {
    setProblem(null);
    setPending(true);
    try {
      const answer = await captcha.ask();
      if (!form.current) return;
      const fields = new FormData(form.current);
      fields.set('h-captcha-response', answer);
      await send(fields, { method: 'post', preventScrollReset: true });
    } catch (thrown) {
      if (!(thrown instanceof NoCaptcha)) throw thrown;
      setProblem(t(`captcha.${thrown.why}`));
    } finally {
      setPending(false);
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isSignedIn) return;
    event.preventDefault();
    if (!isPending) void askAndSend();
  }
  return { submit, problem, isPending, widget: captcha.widget };
}
