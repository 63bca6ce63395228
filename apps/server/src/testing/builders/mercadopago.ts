import { startSandbox } from '@paddock/sandbox/testing';
import { type Attempt, PaymentAccount } from '../../features/payments/providers/adapter.ts';
import { mercadopagoAdapter } from '../../features/payments/providers/mercadopago/mercadopago-adapter.ts';
import { newAttempt, PAYING_ORDER } from './payment-builders.ts';

export const TOTAL = 1_299_010;

type Card = { readonly name?: string; readonly number?: string };

/** Mercado Pago of the sandbox, the adapter in front of it, and a shopper with a card. */
export async function startMercadopago() {
  const sandbox = await startSandbox(['mercadopago']);
  const { clock, journal, outbox, scenarios } = sandbox.world;
  const account = PaymentAccount.parse(sandbox.accounts['mercadopago-ar']);
  const adapter = mercadopagoAdapter('mercadopago-ar', account);
  const order = { ...PAYING_ORDER, locale: 'es', countryIso: 'AR' };

  const token = (card: Card = {}) => createCardToken(account, card);

  const body = (ref: string, input: object = {}) => ({
    payment_method_id: 7,
    check_terms: true,
    ref,
    mp_payment_method_id: 'visa',
    issuer: '310',
    installments: 1,
    user_name: 'APRO',
    dni: '12345678',
    docType: 'DNI',
    ...input,
  });

  const switchTo = (switches: { searchLags: boolean }) =>
    fetch(`${account.baseUrl}/sandbox/switches`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(switches),
    });

  return {
    switchTo,
    account,
    adapter,
    order,
    outbox,
    token,
    body,
    close: sandbox.close,
    attempt: (input: Partial<Attempt> = {}) =>
      newAttempt({
        provider: 'mercadopago',
        accountRef: 'mercadopago-ar',
        amountMinor: TOTAL,
        currency: 'ARS',
        ...input,
      }),
    /** Pays and returns the attempt as it is kept afterwards. */
    async pay(attempt: Attempt, card: Card = {}, input: object = {}): Promise<Attempt> {
      const registered = await adapter.register(attempt, body(await token(card), input), order);
      if (!registered.ok) throw new Error(JSON.stringify(registered));
      return { ...attempt, providerRef: registered.providerRef ?? null };
    },
    booked: (wanted: 'charge' | 'refund') => journal.bookings().filter(({ kind }) => kind === wanted),
    scenario: (call: string, behaviour: Parameters<typeof scenarios.add>[0]['behaviour']) =>
      scenarios.add({ provider: 'mercadopago', call, behaviour, times: 1 }),
    /** Time passes there, and what was due is done. */
    async later(ms: number) {
      clock.moveBy(ms);
      await new Promise((done) => setTimeout(done, 250));
    },
    async reset() {
      await switchTo({ searchLags: false });
      clock.reset();
      scenarios.reset();
      journal.reset();
      outbox.reset();
      outbox.setDelivery('mercadopago', 'hold');
    },
  };
}

/** As the provider's fields in the browser do it. */
async function createCardToken(
  account: PaymentAccount,
  { name = 'APRO', number = '4509953566233704' }: Card,
): Promise<string> {
  const response = await fetch(`${account.baseUrl}/v1/card_tokens?public_key=${account.keys.public}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: number,
      security_code: '123',
      expiration_month: '11',
      expiration_year: '30',
      cardholder: { name, identification: { type: 'DNI', number: '12345678' } },
    }),
  });
  return ((await response.json()) as { id: string }).id;
}
