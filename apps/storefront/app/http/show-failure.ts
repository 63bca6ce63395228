import { showToast } from '@paddock/ui/toast-queue';
import type { CallFailure, CallReply } from './call-server.ts';

/**
 * Whether a failed call may still have had its effect: no response, a 5xx of the api or a proxy, or the first call is
 * still in progress. Repeated with the same Idempotency-Key it happens once.
 */
export const mayHaveHappened = (reply: CallReply<unknown>): boolean =>
  !reply.ok && (reply.status === 0 || reply.status >= 500 || reply.code === 'idempotency_in_progress');

/** A 5xx without a text: our server had no response from the api, so the outcome is unknown. */
export const isOutcomeUnknown = (reply: CallReply<unknown>): boolean =>
  !reply.ok && reply.status >= 500 && reply.message === null;

/** The first error of each field, as forms show them. */
export const firstErrors = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, [first]]) =>
      first ? [[name.replace(/^address\./, ''), first]] : [],
    ),
  );

export const showFailure = (failure: CallFailure, fallback: string) =>
  showToast({ text: failure.message || fallback, variant: 'error' });
