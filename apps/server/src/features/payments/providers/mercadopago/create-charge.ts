import type { RegisterBody } from '../../payments.contract.ts';
import {
  type Attempt,
  type PayingOrder,
  type PaymentAccount,
  ProviderFailure,
  type Registration,
} from '../adapter.ts';
import type { MercadopagoClient } from './mercadopago-client.ts';
import { chargeOf, fieldErrorsOf } from './mercadopago-order.ts';

interface Charge {
  readonly attempt: Attempt;
  readonly body: RegisterBody;
  readonly order: PayingOrder;
}

/** Charges the browser's token. Null: the key was used with other data, so the payment has to be looked up. */
export async function createCharge(
  client: MercadopagoClient,
  account: PaymentAccount,
  { attempt, body, order }: Charge,
): Promise<Registration | null> {
  // A second click finds what the first one made.
  if (attempt.providerRef) return { ok: true, providerRef: attempt.providerRef };
  if (!body.ref) return { ok: false, fieldErrors: { ref: 'field_required' } };
  if (!body.mp_payment_method_id)
    return { ok: false, fieldErrors: { mp_payment_method_id: 'field_required' } };
  const made = await client.createPayment(chargeOf(attempt, body, order, account), `${attempt.id}:create`);
  if (made.ok) return { ok: true, providerRef: made.data.id };
  if (made.status === 409) return null;
  const fieldErrors = fieldErrorsOf(made.codes);
  if (Object.keys(fieldErrors).length > 0) return { ok: false, fieldErrors };
  throw new ProviderFailure('refused', `payment refused: ${made.status} ${made.codes}`);
}
