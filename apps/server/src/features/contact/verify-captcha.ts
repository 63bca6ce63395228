import type { Captcha } from '../../platform/clients/captcha.ts';

export type CaptchaResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'captcha_refused' | 'captcha_unavailable' };

export async function verifyCaptcha(
  captcha: Captcha,
  answer: string,
  address: string,
): Promise<CaptchaResult> {
  const verdict = await captcha.verify(answer, address);
  return verdict === 'passed' ? { ok: true } : { ok: false, code: `captcha_${verdict}` };
}
