import type { Behaviour } from '../../core/scenarios.ts';
import { type Desk, newNumber, type Payment, paymentShape, type Token } from './payway-books.ts';
import { DECLINED } from './payway-cards.ts';
import { type Invalid, invalid, PaywayRefusal, wrongParam } from './payway-errors.ts';

type Body = Record<string, unknown>;

/** POST /payments. The answer is the payment; a decline is one too, with status 402. */
export function makePayment(desk: Desk, body: Body, told: Behaviour | null): object {
  const errors = problems(body);
  if (errors.length > 0) throw invalid(...errors);
  const siteTransactionId = String(body.site_transaction_id);
  if ([...desk.payments.values()].some((payment) => payment.siteTransactionId === siteTransactionId))
    throw invalid({ code: 'repeated', param: 'site_transaction_id' });
  const token = takeToken(desk, body);
  const reason = told === 'decline' ? DECLINED : token.fate;
  const payment: Payment = {
    id: newNumber(),
    siteTransactionId,
    token,
    reason,
    date: desk.world.clock.now(),
    batchClosed: false,
    amount: Number(body.amount) + (told === 'wrong_amount' ? 100 : 0),
    currency: told === 'wrong_currency' ? 'USD' : String(body.currency),
    installments: Number(body.installments),
    establishment: typeof body.establishment_name === 'string' ? body.establishment_name : null,
    status: reason ? 'rejected' : told === 'pending' ? 'review' : 'approved',
  };
  desk.payments.set(payment.id, payment);
  if (payment.status === 'approved') bookPayment(desk, payment);
  if (reason) throw new PaywayRefusal(402, paymentShape(payment));
  return paymentShape(payment);
}

export function bookPayment(desk: Desk, payment: Payment): void {
  desk.world.journal.book({
    provider: 'payway',
    site: 'ar',
    kind: 'charge',
    txnId: String(payment.id),
    reference: payment.siteTransactionId,
    amountMinor: payment.amount,
    currency: payment.currency,
  });
}

function takeToken(desk: Desk, body: Body): Token {
  const token = desk.tokens.get(String(body.token));
  if (!token || token.used || token.dueAt <= desk.world.clock.now().getTime()) throw wrongParam('token');
  if (token.bin !== body.bin) throw wrongParam('bin');
  if (token.kindId !== body.payment_method_id) throw wrongParam('payment_method_id');
  token.used = true;
  return token;
}

const RULES: Readonly<Record<string, (value: unknown) => boolean>> = {
  site_transaction_id: (value) => typeof value === 'string' && /^[0-9A-Za-z]{1,39}$/.test(value),
  token: (value) => typeof value === 'string' && value.length <= 36,
  payment_method_id: Number.isInteger,
  bin: (value) => typeof value === 'string' && /^\d{6}$/.test(value),
  amount: (value) => Number.isSafeInteger(value) && Number(value) >= 1,
  currency: (value) => value === 'ARS' || value === 'USD',
  installments: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 99,
  payment_type: (value) => value === 'single',
  sub_payments: (value) => Array.isArray(value) && value.length === 0,
};

function problems(body: Body): Invalid[] {
  const errors = Object.entries(RULES).flatMap(([param, isFine]): Invalid[] => {
    const value = body[param];
    if (value === undefined || value === null) return [{ code: 'param_required', param }];
    return isFine(value) ? [] : [{ code: 'invalid_param', param }];
  });
  const name = body.establishment_name;
  if (typeof name === 'string' && name.length > 25)
    errors.push({ code: 'invalid_param', param: 'establishment_name' });
  return errors;
}
