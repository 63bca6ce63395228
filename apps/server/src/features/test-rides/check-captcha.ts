import type { Captcha } from '../../platform/clients/captcha.ts';
import { type CaptchaResult, verifyCaptcha } from '../contact/verify-captcha.ts';

export type CheckedCaptcha = CaptchaResult | { readonly ok: false; readonly code: 'captcha_required' };

/** A guest's answer to the captcha. A form without script has none. */
export async function checkCaptcha(
  captcha: Captcha,
  answer: string | null | undefined,
  address: string,
): Promise<CheckedCaptcha> {
  if (!answer) return { ok: false, code: 'captcha_required' };
  return verifyCaptcha(captcha, answer, address);
}
