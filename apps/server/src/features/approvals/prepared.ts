import { HttpRefusal } from '../../platform/http/http-errors.ts';

/** Whether an act may begin, after others were asked outside of its transaction. */
export type Prepared = 'ready' | 'payment_in_progress' | 'payment_provider_unreachable';

const RETRY_SECONDS = 60;

/** For routes: 409 while a payment is in progress, 503 while its provider does not answer. Nothing was changed. */
export function requirePrepared(prepared: Prepared): void {
  if (prepared === 'ready') return;
  const status = prepared === 'payment_in_progress' ? 409 : 503;
  throw new HttpRefusal(status, prepared, { retryAfterSeconds: RETRY_SECONDS });
}
