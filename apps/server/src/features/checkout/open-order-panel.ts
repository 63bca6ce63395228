import type { ResultAction } from '../payments/payments.contract.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderFailure } from '../payments/providers/adapter.ts';
import { openPanel } from '../payments/register/open-panel.ts';

type OpenedPanel = { ok: true; action: ResultAction } | { ok: false; code: 'payment_unavailable' };

/** The panel that takes an order's payment. A provider that cannot be asked is no fault of the order: it stays. */
export async function openOrderPanel(
  payments: Payments,
  input: Parameters<typeof openPanel>[1],
): Promise<OpenedPanel> {
  try {
    return { ok: true, action: await openPanel(payments, input) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    payments.log.warn({ err: error, attempt: input.attemptId }, 'the provider did not open a payment');
    return { ok: false, code: 'payment_unavailable' };
  }
}
