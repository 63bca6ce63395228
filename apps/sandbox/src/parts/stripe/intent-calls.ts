import type { FastifyInstance } from 'fastify';
import { confirmIntent, unexpectedState } from './confirm-intent.ts';
import { addMethod, findMethod, type Intent, newId } from './stripe-books.ts';
import type { Call, Counter, Params } from './stripe-call.ts';
import type { Desk } from './stripe-desk.ts';
import { invalid, missing, StripeRefusal } from './stripe-errors.ts';
import { intentShape, methodShape } from './stripe-shapes.ts';

// Of this version of the API; the shop sends no others.
const CREATE_PARAMS = new Set([
  ...['amount', 'currency', 'allowed_payment_method_types', 'automatic_payment_methods', 'capture_method'],
  ...['metadata', 'description', 'receipt_email', 'shipping', 'expand'],
]);

export function intentCalls(app: FastifyInstance, desk: Desk, { serve }: Counter): void {
  const shape = (intent: Intent, call: Call) => intentShape(desk.books, intent, call.expand, call.origin);

  function find({ account, byBrowser, id, params }: Call): Intent {
    const intent = desk.books.intents.get(id);
    const mine =
      intent?.site === account.site && (!byBrowser || params.client_secret === intent.clientSecret);
    if (!intent || !mine) throw missing('payment_intent', id);
    return intent;
  }

  app.post(
    '/v1/payment_intents',
    serve('payment_intents.create', (call) => {
      const intent = createIntent(desk, call);
      return shape(intent, call);
    }),
  );
  app.get(
    '/v1/payment_intents/:id',
    serve('payment_intents.retrieve', (call) => shape(find(call), call), { browser: true }),
  );
  app.post(
    '/v1/payment_intents/:id',
    serve('payment_intents.update', (call) => {
      const intent = find(call);
      updateIntent(desk, intent, call);
      return shape(intent, call);
    }),
  );
  app.post(
    '/v1/payment_intents/:id/confirm',
    serve(
      'payment_intents.confirm',
      (call) => {
        const intent = find(call);
        confirmIntent(desk, intent, methodToConfirm(desk, intent, call), call.told);
        return shape(intent, call);
      },
      { browser: true },
    ),
  );
  app.post(
    '/v1/payment_intents/:id/cancel',
    serve('payment_intents.cancel', (call) => {
      const intent = find(call);
      cancelIntent(desk, intent, textIn(call.params, 'cancellation_reason'));
      return shape(intent, call);
    }),
  );
  app.post(
    '/v1/payment_methods',
    serve('payment_methods.create', ({ params }) => createMethod(desk, (params.card ?? {}) as Params), {
      browser: true,
    }),
  );
}

function createIntent(desk: Desk, { params, account, told }: Call): Intent {
  const strange = Object.keys(params).find((name) => !CREATE_PARAMS.has(name));
  if (strange) throw invalid(`Received unknown parameter: ${strange}`, strange, 'parameter_unknown');
  const intent = openIntent(desk, params, account);
  if (told === 'wrong_amount') intent.amount += 100;
  if (told === 'wrong_currency') intent.currency = intent.currency === 'usd' ? 'eur' : 'usd';
  desk.books.intents.set(intent.id, intent);
  return intent;
}

function updateIntent(desk: Desk, intent: Intent, { params, account }: Call) {
  if (!intent.status.startsWith('requires_')) throw unexpectedState(desk, intent, 'update');
  if (params.amount !== undefined) intent.amount = amountIn(params, Number(account.settings.mostDigits ?? 8));
  Object.assign(intent.metadata, metadataIn(params));
}

function methodToConfirm(desk: Desk, intent: Intent, { params }: Call) {
  const methodId = textIn(params, 'payment_method') ?? intent.methodId ?? '';
  const method = findMethod(desk.books, methodId);
  if (!method) throw invalid(`No such PaymentMethod: '${methodId}'`, 'payment_method', 'resource_missing');
  return method;
}

function cancelIntent(desk: Desk, intent: Intent, reason: ReturnType<typeof textIn>) {
  if (!intent.status.startsWith('requires_')) throw unexpectedState(desk, intent, 'cancel');
  intent.status = 'canceled';
  intent.cancellation = { at: desk.now(), reason };
  desk.announce(intent.site, 'payment_intent.canceled', intentShape(desk.books, intent));
}

function openIntent(desk: Desk, params: Params, account: Call['account']): Intent {
  const id = newId('pi');
  return {
    id,
    site: account.site,
    clientSecret: `${id}_secret_${newId('x').slice(2)}`,
    created: desk.now(),
    amount: amountIn(params, Number(account.settings.mostDigits ?? 8)),
    currency: currencyIn(params),
    status: 'requires_payment_method',
    metadata: metadataIn(params),
    description: textIn(params, 'description'),
    methodId: null,
    lastError: null,
    latestCharge: null,
    cancellation: null,
    twist: null,
  };
}

function createMethod(desk: Desk, card: Params) {
  const number = String(card.number ?? '').replace(/\D/g, '');
  const month = Number(card.exp_month);
  const year = Number(card.exp_year) + (Number(card.exp_year) < 100 ? 2000 : 0);
  const now = desk.world.clock.now();
  if (!passesLuhn(number)) throw cardError('incorrect_number', 'Your card number is incorrect.');
  if (!(month >= 1 && month <= 12))
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1)
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.");
  if (!/^\d{3,4}$/.test(String(card.cvc ?? '')))
    throw cardError('invalid_cvc', "Your card's security code is invalid.");
  return methodShape(addMethod(desk.books, number, month, year));
}

const cardError = (code: string, message: string) =>
  new StripeRefusal(402, { type: 'card_error', code, message }, true);

function amountIn(params: Params, maxDigits: number): number {
  const amount = Number(params.amount);
  if (params.amount === undefined)
    throw invalid('Missing required param: amount.', 'amount', 'parameter_missing');
  if (!Number.isInteger(amount) || amount < 1)
    throw invalid('Invalid integer', 'amount', 'parameter_invalid_integer');
  if (String(amount).length > maxDigits)
    throw invalid(`Amount must be no more than ${'9'.repeat(maxDigits)}`, 'amount', 'amount_too_large');
  return amount;
}

function currencyIn(params: Params): string {
  const currency = textIn(params, 'currency') ?? '';
  if (!/^[a-z]{3}$/.test(currency)) throw invalid(`Invalid currency: ${currency}`, 'currency');
  return currency;
}

export const textIn = (params: Params, name: string) =>
  typeof params[name] === 'string' && params[name] !== '' ? params[name] : null;

export const metadataIn = (params: Params) =>
  Object.fromEntries(
    Object.entries((params.metadata ?? {}) as object).map(([key, value]) => [key, String(value)]),
  );

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, figure, at) => {
    const doubled = at % 2 ? Number(figure) * 2 : Number(figure);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return number.length >= 12 && sum % 10 === 0;
}
