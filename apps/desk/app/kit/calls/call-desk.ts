import { type CallInput, type CallSuccess, type Contract, callApi } from '@paddock/api-client';
import { DeskError } from './desk-error.ts';
import { waitForSession } from './session-gate.ts';

export interface CallDeskOptions {
  /** Slug of the site that the subject belongs to; lists across sites have none. */
  site?: string | undefined;
  /** Kept over retries, so that an action whose answer was lost is not done twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** false: a call without a session fails at once instead of asking to sign in. */
  asksToSignIn?: boolean;
}

const MAX_ATTEMPTS = 3;
/** Asked for again at once, these would only make the person wait longer. */
const ANSWERED = new Set(['bad_answer', 'payment_provider_unreachable']);
const isTransient = ({ status, code }: { status: number; code: string }) =>
  (status === 0 || status === 502 || status === 503) && !ANSWERED.has(code);

/**
 * Calls the staff api. Refusals are thrown as DeskError; an ended session and `step_up_required` wait for the sign-in
 * and repeat the same call, with the same Idempotency-Key.
 */
export async function callDesk<C extends Contract>(
  contract: C,
  input: CallInput<C>,
  options: CallDeskOptions = {},
): Promise<CallSuccess<C>> {
  const { site, signal, timeoutMs = 15_000, asksToSignIn = true } = options;
  const key = contract.method === 'GET' ? undefined : (options.idempotencyKey ?? crypto.randomUUID());
  // Refusals come in the language of the page.
  const locale = globalThis.document?.documentElement.lang || undefined;
  const headers = { ...input.headers, 'x-tenant': site, 'x-locale': locale, 'idempotency-key': key };
  for (let attempt = 1; ; attempt++) {
    const result = await callApi(
      contract,
      { ...input, headers },
      { baseUrl: '', timeoutMs, ...(signal && { signal }) },
    );
    if (result.ok) return result;
    if (signal?.aborted) throw new DeskError(result);
    if (result.status === 401 && asksToSignIn) await waitForSession('sign_in');
    else if (result.code === 'step_up_required') await waitForSession('step_up');
    else if (isTransient(result) && attempt < MAX_ATTEMPTS)
      await new Promise((resolve) => setTimeout(resolve, attempt * 400));
    else throw new DeskError(result);
  }
}
