import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { MIN_PASSWORD } from '../password/password.rules.ts';

type Refused =
  | { readonly code: 'wrong_credentials' | 'link_expired' | 'wrong_password' }
  | { readonly code: 'password_too_short' | 'password_too_common' }
  | { readonly code: 'rate_limited'; readonly seconds: number };

/** A refusal of this feature as the caller sees it; what is about one field stands at the field too. */
export function refuse(refused: Refused): HttpRefusal {
  switch (refused.code) {
    case 'rate_limited': {
      const { seconds } = refused;
      return new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    case 'wrong_password':
      return new HttpRefusal(422, refused.code, { field: 'current_password' });
    case 'password_too_short':
    case 'password_too_common':
      return new HttpRefusal(422, refused.code, { field: 'password', values: { min: MIN_PASSWORD } });
    default:
      return new HttpRefusal(422, refused.code);
  }
}
