import Stripe from 'stripe';
import { type PaymentAccount, ProviderFailure } from '../adapter.ts';

const TIMEOUT_MS = 20_000;
const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Every POST carries a key of ours: the SDK repeats a call whose connection broke even when told not to. */
export function stripeClient(account: PaymentAccount): Stripe {
  const { hostname, port, protocol } = new URL(account.baseUrl);
  const http = protocol === 'http:';
  return new Stripe(account.keys.secret ?? '', {
    host: hostname,
    port: port || (http ? 80 : 443),
    protocol: http ? 'http' : 'https',
    maxNetworkRetries: 0,
    timeout: Number(account.settings.timeoutMs ?? TIMEOUT_MS),
    telemetry: false,
  });
}

/**
 * One call. Refusals come back as Stripe's error (they are answers); what was not answered is a ProviderFailure. The SDK
 * takes any JSON without `error` for a success, even with status 500, so the kind of object is checked.
 */
export async function ask<T extends { object: string }>(
  kind: T['object'],
  call: Promise<T>,
): Promise<{ ok: true; value: T } | { ok: false; error: Stripe.errors.StripeError }> {
  try {
    const value = await call;
    if (value?.object !== kind) throw new ProviderFailure('no_answer', `expected a ${kind}`);
    return { ok: true, value };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throwUnlessRefusal(error);
    return { ok: false, error };
  }
}

function throwUnlessRefusal(error: Stripe.errors.StripeError): void {
  const { errors } = Stripe;
  const fail = (kind: ProviderFailure['kind']): never => {
    throw new ProviderFailure(kind, `Stripe: ${error.code ?? error.type} ${error.requestId ?? ''}`, {
      cause: error,
    });
  };
  if (error instanceof errors.StripeConnectionError) {
    const { code } = (error.detail ?? {}) as { code?: string };
    fail(NOT_SENT.has(code ?? '') ? 'not_sent' : 'no_answer');
  }
  if (error instanceof errors.StripeRateLimitError) fail('rate_limited');
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    fail('misconfigured');
  // 409: the same question is still being answered. 5xx: Stripe itself does not know.
  if (error.statusCode === 409 || (error.statusCode ?? 500) >= 500) fail('no_answer');
}

/** For calls that have no refusal we could do anything with. */
export async function demand<T extends { object: string }>(kind: T['object'], call: Promise<T>): Promise<T> {
  const answer = await ask(kind, call);
  if (answer.ok) return answer.value;
  throw new ProviderFailure('refused', `Stripe: ${answer.error.code ?? answer.error.message}`, {
    cause: answer.error,
  });
}
