import type { Captcha } from '../../platform/clients/captcha.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { type CaptchaResult, verifyCaptcha } from '../contact/verify-captcha.ts';
import type { BookedRide } from './book-test-ride.ts';
import type { CancelledRide } from './cancel-test-ride.ts';
import type { ChangedRide } from './change-test-ride.ts';

export type RideRefusal = Extract<BookedRide | ChangedRide | CancelledRide | CheckedCaptcha, { ok: false }>;

/** The answer for each reason; a taken hour brings the next free ones. */
export function refuseRide(refusal: RideRefusal): HttpRefusal {
  const { code } = refusal;
  switch (code) {
    case 'not_found':
      return new HttpRefusal(404, code);
    case 'test_ride_taken':
      return new HttpRefusal(409, code, { data: { next: refusal.next } });
    case 'test_ride_closed':
    case 'test_ride_unavailable':
      return new HttpRefusal(409, code);
    case 'test_ride_too_many':
      return new HttpRefusal(409, code, { values: { max: refusal.max } });
    case 'test_ride_licence_needed':
      return new HttpRefusal(422, code, { field: 'holds_licence' });
    case 'validation_failed':
      return new HttpRefusal(422, code, { field: refusal.field });
    case 'rate_limited': {
      const { seconds } = refusal;
      return new HttpRefusal(429, code, { values: { seconds }, retryAfterSeconds: seconds });
    }
    case 'captcha_required':
    case 'captcha_refused':
      return new HttpRefusal(422, code, { field: 'h-captcha-response' });
    case 'captcha_unavailable':
      return new HttpRefusal(503, code, { retryAfterSeconds: 30 });
  }
}

type CheckedCaptcha = CaptchaResult | { readonly ok: false; readonly code: 'captcha_required' };

/** A guest's answer to the captcha. A form without script has none. */
export async function checkCaptcha(
  captcha: Captcha,
  answer: string | null | undefined,
  address: string,
): Promise<CheckedCaptcha> {
  if (!answer) return { ok: false, code: 'captcha_required' };
  return verifyCaptcha(captcha, answer, address);
}
