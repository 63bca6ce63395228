import { withSite } from '../../platform/db.ts';
import { ProviderFailure, type Registration } from './adapter.ts';
import { asAttempt } from './adapter-attempt.ts';
import { type AttemptRow, lockAttempt, type PayingAttemptRow } from './attempts.sql.ts';
import { markUnknown } from './mark-unknown.ts';
import { payingOrder } from './paying-order.ts';
import type { Payments } from './payments.ts';
import { queueEvents } from './queue-look.ts';
import { referenceOf, resultOf } from './register.rules.ts';
import type { RegisteredPayment, Registering } from './registering.ts';
import { isLive } from './settle.rules.ts';
import { settle } from './settle.ts';
import { updateAttempt, updateAttemptAlone } from './update-attempt.sql.ts';

const FIRST_LOOK_SECONDS = 60;

/** Lets the adapter do its part (some providers are charged by us), then looks the payment up as everybody does. */
export async function registerOnline(
  payments: Payments,
  row: PayingAttemptRow,
  given: Registering,
): Promise<RegisteredPayment> {
  const of = { siteId: row.site_id, attemptId: row.id, cause: 'browser' } as const;
  const isCharger = payments.adapterFor(row.account_ref ?? '')?.capabilities.registers !== false;
  if (isCharger && (await beginCharging(payments, row, given))) {
    const charged = await charge(payments, row, given);
    if (charged) return charged;
  }
  const settled = await settle(payments, isCharger ? of : { ...of, known: row });
  const status = resultOf(settled?.status ?? row.status);
  return {
    ...{ ok: true, code: row.order_code, status },
    ...(settled?.challenge && status === 'pending' ? { challenge: settled.challenge } : {}),
  };
}

/**
 * Written down before the call, so that a crash leaves a trace and a second click or another tab sees it under way.
 * False: it is over already, or somebody else is at it.
 */
async function beginCharging(payments: Payments, row: AttemptRow, { body }: Registering): Promise<boolean> {
  const { site_id: siteId, id } = row;
  return withSite(payments.db, siteId, async (tx) => {
    const attempt = await lockAttempt(tx, siteId, id);
    if (!attempt || attempt.is_charging || !isLive(attempt.status) || attempt.order_status === 'cancelled')
      return false;
    const { status, installments, mp_payment_method_id, phoneNumber, countryCode } = body;
    const ref = referenceOf(row.component, body);
    const said = { ref, status, installments, mp_payment_method_id, phoneNumber, countryCode };
    await updateAttempt(tx, siteId, id, {
      hints: { ...said, charging_since: new Date().toISOString() },
      pollInSeconds: FIRST_LOOK_SECONDS,
    });
    return true;
  });
}

/** Null: go on and look it up. */
async function charge(
  payments: Payments,
  row: PayingAttemptRow,
  given: Registering,
): Promise<RegisteredPayment | null> {
  const adapter = payments.adapterFor(row.account_ref ?? '');
  try {
    if (!adapter) throw new ProviderFailure('misconfigured', `no account ${row.account_ref}`);
    const order = payingOrder(payments, row, given);
    return await keep(payments, row, await adapter.register(asAttempt(row), given.body, order));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === 'no_answer') {
      await markUnknown(payments, row, error);
      return { ok: true, code: row.order_code, status: 'pending' };
    }
    await endCharging(payments, row, { lastError: error.message });
    const errors = error.fieldErrors;
    return Object.keys(errors).length > 0
      ? { ok: false, code: 'fields', errors }
      : { ok: false, code: 'payment_unavailable' };
  }
}

async function keep(payments: Payments, row: AttemptRow, registration: Registration) {
  if (!registration.ok) {
    await endCharging(payments, row, {});
    return { ok: false, code: 'fields', errors: registration.fieldErrors } as const;
  }
  const { providerRef, providerPaymentRef } = registration;
  await endCharging(payments, row, {
    ...(providerRef ? { providerRef } : {}),
    // Some adapters only repeat what the browser said: it is looked at, and kept when it proves to be ours.
    ...(providerPaymentRef ? { hints: { said_payment_ref: providerPaymentRef } } : {}),
  });
  return null;
}

async function endCharging(
  payments: Payments,
  row: AttemptRow,
  patch: { providerRef?: string; hints?: Record<string, unknown>; lastError?: string },
) {
  const hints = { ...patch.hints, charging_since: null };
  const waiting = await updateAttemptAlone(payments.db, row.site_id, row.id, { ...patch, hints });
  if (waiting.length > 0)
    await withSite(payments.db, row.site_id, (tx) => queueEvents(tx, row.site_id, waiting));
}
