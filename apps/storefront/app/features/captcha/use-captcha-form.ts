import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { callServer } from '../../http/call-server.ts';
import { firstErrors } from '../../http/show-failure.ts';
import { useT } from '../../i18n/use-t.ts';
import { NoCaptcha } from './captcha-widget.tsx';
import { useCaptcha } from './use-captcha.tsx';

type Errors = Readonly<Record<string, string>>;

type Outcome<Data> = { ok: true; data: Data } | { ok: false };

type CaptchaForm<Data> = {
  form: RefObject<HTMLFormElement | null>;
  /** By the field's name. */
  errors: Errors;
  /** What is wrong with the whole; null: nothing, or only fields. */
  problem: string | null;
  isSending: boolean;
  /** Says what is wrong before anything is sent. */
  refuse: (errors: Errors) => void;
  send: (body: Readonly<Record<string, unknown>>) => Promise<Outcome<Data>>;
  widget: ReactNode;
};

/**
 * A form that asks the captcha and then our server. Whatever goes wrong on the way, the form can be sent again: the
 * captcha that does not load or runs out puts the button back (NEWSLETTER-09, -10).
 */
export function useCaptchaForm<Data>(url: string): CaptchaForm<Data> {
  const t = useT();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  // Keyboard and screen reader users are brought to the first invalid field.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function send(body: Readonly<Record<string, unknown>>): Promise<Outcome<Data>> {
    setErrors({});
    setProblem(null);
    setSending(true);
    try {
      const response = await captcha.ask();
      const answer = await callServer<Data>(url, {
        body: { ...body, 'h-captcha-response': response },
        key: crypto.randomUUID(),
        staysOnSignOut: true,
      });
      if (answer.ok) return answer;
      const { 'h-captcha-response': robot, ...fields } = firstErrors(answer.errors);
      setErrors(fields);
      if (robot || Object.keys(fields).length === 0)
        setProblem(robot ?? answer.message ?? t('shell.errors.offline'));
      return { ok: false };
    } catch (thrown) {
      if (!(thrown instanceof NoCaptcha)) throw thrown;
      setProblem(t(`captcha.${thrown.why}`));
      return { ok: false };
    } finally {
      setSending(false);
    }
  }

  function refuse(found: Errors) {
    setProblem(null);
    setErrors(found);
  }

  return { form, errors, problem, isSending, refuse, send, widget: captcha.widget };
}
