import { withSite } from '../../../platform/db/db.ts';
import { type AttemptRow, lockAttempt, type PayingAttemptRow } from '../attempts/attempts.sql.ts';
import { payingOrder } from '../attempts/paying-order.ts';
import { updateAttempt, updateAttemptNow } from '../attempts/update-attempt.sql.ts';
import type { Payments } from '../payments.ts';
import { ProviderFailure, type Registration } from '../providers/adapter.ts';
import { asAttempt } from '../settle/adapter-attempt.ts';
import { markUnknown } from '../settle/mark-unknown.ts';
import { queueEvents } from '../settle/schedule-poll.ts';
import { isLive } from '../settle/settle.rules.ts';
import { settle } from '../settle/settle.ts';
import { referenceOf, resultOf } from './register.rules.ts';
import type { RegisteredPayment, Registering } from './registering.ts';

const FIRST_LOOK_SECONDS = 60;

/** Lets the adapter do its part (some providers are charged by us), then settles like every other path. */
export async function registerOnline(
  payments: Payments,
  row: PayingAttemptRow,
  input: Registering,
): Promise<RegisteredPayment> {
  const key = { siteId: row.site_id, attemptId: row.id, cause: 'browser' } as const;
  const isCharger = payments.adapterFor(row.account_ref ?? '')?.capabilities.registers !== false;
  if (isCharger && (await beginCharging(payments, row, input))) {
    const charged = await charge(payments, row, input);
    if (charged) return charged;
  }
  const settled = await settle(payments, isCharger ? key : { ...key, known: row });
  const status = resultOf(settled?.status ?? row.status);
  return {
    ok: true,
    code: row.order_code,
    status,
    ...(settled?.challenge && status === 'pending' ? { challenge: settled.challenge } : {}),
  };
}

/**
 * Stored before the call, so that a crash leaves a trace and a second click or another tab sees it under way.
 * False: it has ended already, or another call is in progress.
 */
async function beginCharging(payments: Payments, row: AttemptRow, { body }: Registering): Promise<boolean> {
  const { site_id: siteId, id } = row;
  return withSite(payments.db, siteId, async (tx) => {
    const attempt = await lockAttempt(tx, siteId, id);
    if (!attempt || attempt.is_charging || !isLive(attempt.status) || attempt.order_status === 'cancelled')
      return false;
    const { status, installments, mp_payment_method_id, phoneNumber, countryCode } = body;
    const ref = referenceOf(row.component, body);
    const reported = { ref, status, installments, mp_payment_method_id, phoneNumber, countryCode };
    await updateAttempt(tx, siteId, id, {
      hints: { ...reported, charging_since: new Date().toISOString() },
      pollInSeconds: FIRST_LOOK_SECONDS,
    });
    return true;
  });
}

/** Null: go on and look it up. */
async function charge(
  payments: Payments,
  row: PayingAttemptRow,
  input: Registering,
): Promise<RegisteredPayment | null> {
  const adapter = payments.adapterFor(row.account_ref ?? '');
  try {
    if (!adapter) throw new ProviderFailure('misconfigured', `no account ${row.account_ref}`);
    const order = payingOrder(payments, row, input);
    return await keep(payments, row, await adapter.register(asAttempt(row), input.body, order));
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
    hints: { charge_sent: true, ...(providerPaymentRef ? { said_payment_ref: providerPaymentRef } : {}) },
  });
  return null;
}

async function endCharging(
  payments: Payments,
  row: AttemptRow,
  patch: { providerRef?: string; hints?: Record<string, unknown>; lastError?: string },
) {
  const hints = { ...patch.hints, charging_since: null };
  const waiting = await updateAttemptNow(payments.db, row.site_id, row.id, { ...patch, hints });
  if (waiting.length > 0)
    await withSite(payments.db, row.site_id, (tx) => queueEvents(tx, row.site_id, waiting));
}
