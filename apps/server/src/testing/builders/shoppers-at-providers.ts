import type { StartedSandbox } from '@paddock/sandbox/testing';
import { sql } from 'kysely';
import { findPayingAttempt } from '../../features/payments/attempts/attempts.sql.ts';
import { payingOrder } from '../../features/payments/attempts/paying-order.ts';
import { updateAttemptNow } from '../../features/payments/attempts/update-attempt.sql.ts';
import type { Payments } from '../../features/payments/payments.ts';
import { openPanel } from '../../features/payments/register/open-panel.ts';
import { registerPayment } from '../../features/payments/register/register-payment.ts';
import { submitCardForm } from '../../features/payments/register/submit-card-form.ts';
import { asAttempt } from '../../features/payments/settle/adapter-attempt.ts';
import { handleEvent } from '../../features/payments/webhooks/handle-event.ts';
import type { Db } from '../../platform/db/db.ts';
import type { AwaitingOrder } from '../worlds/payment-world.ts';
import { presentedTestCart } from './cart-keys.ts';

export type WebhookProvider = 'stripe' | 'mercadopago' | 'paymentez' | 'datafast' | 'payphone';

interface ShopperWorld {
  readonly sandbox: StartedSandbox;
  readonly payments: Payments;
}

/** How a shopper pays at a provider of the sandbox, without a browser: what the panel would have sent. */
export interface ShopperAt {
  readonly provider: WebhookProvider | 'payway';
  readonly site: string;
  readonly accountRef: string;
  readonly currency: string;
  readonly component: string;
  /** Whether the provider tells about refunds made at its own desk. */
  readonly tellsRefunds: boolean;
  /** Pays at the provider. What it returns is ours to learn: nothing of it is written down yet. */
  pay(
    world: ShopperWorld,
    order: AwaitingOrder,
  ): Promise<{ providerRef?: string; browserPaymentRef?: string }>;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const send = async <T>(url: string, body: object): Promise<T> => {
  const answer = await fetch(url, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) });
  return (await answer.json()) as T;
};

async function rowOf({ payments }: ShopperWorld, order: AwaitingOrder) {
  const row = await findPayingAttempt(payments.db, order.siteId, order.attemptId);
  if (!row) throw new Error('no attempt');
  return row;
}

const WHERE = { locale: 'es', clientIp: '192.0.2.7' };
const open = ({ payments }: ShopperWorld, { siteId, attemptId }: AwaitingOrder) =>
  openPanel(payments, { siteId, attemptId, ...WHERE });
const base = { payment_method_id: 1, check_terms: true };

/** Lets our own adapter charge, as `register` does, but drops its result. */
async function charge(world: ShopperWorld, order: AwaitingOrder, body: object) {
  const row = await rowOf(world, order);
  const adapter = world.payments.adapterFor(row.account_ref ?? '');
  const registered = await adapter?.register(
    asAttempt(row),
    { ...base, ...body },
    payingOrder(world.payments, row, WHERE),
  );
  if (!registered?.ok) throw new Error(`not charged: ${JSON.stringify(registered)}`);
  return registered;
}

export const SHOPPERS: readonly ShopperAt[] = [
  {
    provider: 'stripe',
    site: 'it',
    accountRef: 'stripe-it',
    currency: 'EUR',
    component: 'Stripe',
    tellsRefunds: true,
    async pay(world, order) {
      await open(world, order);
      const { provider_ref } = await rowOf(world, order);
      const account = world.sandbox.accounts['stripe-it'];
      await fetch(`${account?.baseUrl}/v1/payment_intents/${provider_ref}/confirm`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${account?.keys.secret}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'payment_method=pm_card_visa',
      });
      return {};
    },
  },
  {
    provider: 'mercadopago',
    site: 'ar',
    accountRef: 'mercadopago-ar',
    currency: 'ARS',
    component: 'MercadoPago',
    tellsRefunds: true,
    async pay(world, order) {
      await open(world, order);
      const account = world.sandbox.accounts['mercadopago-ar'];
      const token = await send<{ id: string }>(
        `${account?.baseUrl}/v1/card_tokens?public_key=${account?.keys.public}`,
        {
          card_number: '4509953566233704',
          security_code: '123',
          expiration_month: '11',
          expiration_year: '30',
          cardholder: { name: 'APRO', identification: { type: 'DNI', number: '12345678' } },
        },
      );
      const body = {
        mp_payment_method_id: 'visa',
        issuer: '310',
        installments: 1,
        user_name: 'APRO',
        dni: '12345678',
      };
      const { providerRef } = await charge(world, order, { ref: token.id, docType: 'DNI', ...body });
      return providerRef ? { providerRef } : {};
    },
  },
  {
    provider: 'paymentez',
    site: 'ec',
    accountRef: 'paymentez-ec',
    currency: 'USD',
    component: 'Paymentez',
    tellsRefunds: false,
    async pay(world, order) {
      await open(world, order);
      const { provider_ref } = await rowOf(world, order);
      const card = { number: '4111111111111111', expiry: '1130', cvc: '123', name: 'Ana Quishpe' };
      const url = `${world.sandbox.accounts['paymentez-ec']?.baseUrl}/checkout/${provider_ref}/cards`;
      const { transaction } = await send<{ transaction: { id: string } }>(url, card);
      return { browserPaymentRef: transaction.id };
    },
  },
  {
    provider: 'datafast',
    site: 'ec',
    accountRef: 'datafast-ec',
    currency: 'USD',
    component: 'Datafast',
    tellsRefunds: false,
    async pay(world, order) {
      await open(world, order);
      const { order_code: code, cart_id } = await rowOf(world, order);
      const form = {
        name: 'Ana',
        surname: 'Quishpe',
        user_id: '926687856',
        phone: '0984111222',
        street1: 'Av. Amazonas 1',
        postal_code: '170135',
      };
      const submitted = await submitCardForm(world.payments, {
        of: { ...order, code },
        payer: { customerId: null, carts: [presentedTestCart(cart_id ?? '')] },
        form,
        ...WHERE,
      });
      if (!submitted.ok) throw new Error(submitted.code);
      const { id } = submitted.post.result_data as { id: string };
      const card = {
        number: '4111111111111111',
        brand: 'VISA',
        holder: 'Ana',
        expiryMonth: '11',
        expiryYear: '2030',
        cvv: '123',
      };
      const url = `${world.sandbox.accounts['datafast-ec']?.baseUrl}/v1/checkouts/${id}/cards`;
      await send(url, { ...card, shopperResultUrl: 'http://localhost:8080/back' });
      return {};
    },
  },
  {
    provider: 'payphone',
    site: 'ec',
    accountRef: 'payphone-ec',
    currency: 'USD',
    component: 'PayPhone',
    tellsRefunds: false,
    async pay(world, order) {
      await open(world, order);
      const { providerRef } = await charge(world, order, { countryCode: '593', phoneNumber: '0984110001' });
      world.sandbox.world.clock.moveBy(6000);
      await untilTold(world);
      return providerRef ? { providerRef } : {};
    },
  },
];

/** This one never tells us anything by itself; what its shopper sends goes through our own door. */
export const PAYWAY_SHOPPER: ShopperAt = {
  provider: 'payway',
  site: 'ar',
  accountRef: 'payway-ar',
  currency: 'ARS',
  component: 'Payway',
  tellsRefunds: false,
  async pay(world, order) {
    await open(world, order);
    const { order_code: code, cart_id, method_id } = await rowOf(world, order);
    const account = world.sandbox.accounts['payway-ar'];
    const number = '4507990000004905';
    const answer = await fetch(`${account?.baseUrl}/api/v2/tokens`, {
      method: 'POST',
      headers: { ...JSON_TYPE, apikey: account?.keys.public ?? '' },
      body: JSON.stringify({
        card_number: number,
        card_expiration_month: '08',
        card_expiration_year: '30',
        security_code: '123',
        card_holder_name: 'ANA QUIROGA',
        card_holder_identification: { type: 'dni', number: '28341905' },
      }),
    });
    const token = (await answer.json()) as { id: string };
    await registerPayment(world.payments, {
      of: { siteId: order.siteId, attemptId: order.attemptId, code },
      payer: { customerId: null, carts: [presentedTestCart(cart_id ?? '')] },
      body: { ...base, payment_method_id: method_id, ref: token.id, bin: number.slice(0, 6) },
      ...WHERE,
      checkoutToken: undefined,
    });
    return {};
  },
};

// The sandbox's phone answers when its clock ticks.
async function untilTold({ sandbox }: ShopperWorld) {
  const before = sandbox.world.outbox.list().length;
  for (let n = 0; n < 100 && sandbox.world.outbox.list().length === before; n += 1)
    await new Promise((done) => setTimeout(done, 10));
}

/** What the shop learns when its own call to the provider returns, or when the browser says something. */
export async function learn(
  { payments }: ShopperWorld,
  order: AwaitingOrder,
  { providerRef, browserPaymentRef }: { providerRef?: string; browserPaymentRef?: string },
): Promise<void> {
  const { siteId, attemptId } = order;
  const waiting = await updateAttemptNow(payments.db, siteId, attemptId, {
    ...(providerRef ? { providerRef } : {}),
    ...(browserPaymentRef ? { hints: { said_payment_ref: browserPaymentRef } } : {}),
  });
  for (const { id } of waiting) await handleEvent(payments, { siteId, eventId: id });
}

/** Works off every notification that is waiting, as the jobs would, in any order. */
export async function handleWaitingEvents(payments: Payments, owner: Db, siteId: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from provider_events where site_id = ${siteId} and processed_at is null order by random()`.execute(
    owner,
  );
  for (const { id } of rows) await handleEvent(payments, { siteId, eventId: id });
}
