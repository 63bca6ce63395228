/** Why there is no answer: it took too long, the visitor closed it, or it did not load or work. */
export type CaptchaFailure = 'expired' | 'closed' | 'failed';

export class NoCaptcha extends Error {
  readonly why: CaptchaFailure;
  constructor(why: CaptchaFailure) {
    super(`captcha: ${why}`);
    this.why = why;
  }
}
