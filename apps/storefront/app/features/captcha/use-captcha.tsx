import { type ComponentType, type ReactNode, useState } from 'react';
import { usePath } from '../../page/page-context.ts';
import { type CaptchaWidgetProps, NoCaptcha } from './captcha-widget.tsx';

type Challenge = CaptchaWidgetProps & { Widget: ComponentType<CaptchaWidgetProps>; nth: number };

/**
 * Asks the captcha when a form is sent and not before: until then nothing of it is loaded. `ask` answers or throws
 * `NoCaptcha`; `widget` has to stand somewhere in the form.
 */
export function useCaptcha(): { ask: () => Promise<string>; widget: ReactNode } {
  const path = usePath();
  const [challenge, setChallenge] = useState<Challenge | null>(null);

  async function ask(): Promise<string> {
    const [{ CaptchaWidget: Widget }, keys] = await Promise.all([
      import('./captcha-widget.tsx'),
      readKeys(path('captcha')),
    ]).catch(() => {
      throw new NoCaptcha('failed');
    });
    try {
      return await new Promise<string>((onAnswer, reject) => {
        const onFail = (why: NoCaptcha['why']) => reject(new NoCaptcha(why));
        setChallenge((last) => ({ ...keys, Widget, onAnswer, onFail, nth: (last?.nth ?? 0) + 1 }));
      });
    } finally {
      setChallenge((last) => last && { ...last, Widget: Nothing });
    }
  }

  if (!challenge) return { ask, widget: null };
  const { Widget, nth, ...props } = challenge;
  return { ask, widget: <Widget key={nth} {...props} /> };
}

const Nothing = () => null;

async function readKeys(url: string): Promise<{ scriptUrl: string; sitekey: string }> {
  const answer = await fetch(url);
  if (!answer.ok) throw new NoCaptcha('failed');
  return (await answer.json()) as { scriptUrl: string; sitekey: string };
}
