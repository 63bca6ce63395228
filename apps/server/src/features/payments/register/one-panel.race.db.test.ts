import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { presentedTestCart } from '../../../testing/builders/cart-keys.ts';
import { SHOPPERS } from '../../../testing/builders/shoppers-at-providers.ts';
import type { AwaitingOrder } from '../../../testing/worlds/payment-world.ts';
import { type WebhookWorld, webhookWorld } from '../../../testing/worlds/webhook-world.ts';
import { findPayingAttempt } from '../attempts/attempts.sql.ts';
import { openPanel } from './open-panel.ts';
import { submitCardForm } from './submit-card-form.ts';

const TABS = 6;
const WHERE = { locale: 'es', clientIp: null };

let world: WebhookWorld;
beforeAll(async () => {
  world = await webhookWorld();
});
afterAll(() => world.close());

const inEveryTab = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: TABS }, act));
const waitingAt = (provider: string) => {
  const shopper = SHOPPERS.find((one) => one.provider === provider);
  if (!shopper) throw new Error(`no ${provider}`);
  return world.waiting(shopper);
};

test.each(SHOPPERS.map(({ provider }) => provider))(
  '%s: an order opened in six tabs at once shows one panel, the one we know of',
  async (provider) => {
    const { siteId, attemptId } = await waitingAt(provider);
    const panels = await inEveryTab(() => openPanel(world.payments, { siteId, attemptId, ...WHERE }));
    const kept = await findPayingAttempt(world.payments.db, siteId, attemptId);
    for (const { post } of panels) expect(post).toMatchObject(kept?.post ?? { url: 'none was kept' });
  },
);

/** What the first of the two forms at Datafast is sent with. */
async function formOf(order: AwaitingOrder) {
  await openPanel(world.payments, { ...order, ...WHERE });
  const row = await findPayingAttempt(world.payments.db, order.siteId, order.attemptId);
  return {
    of: { ...order, code: row?.order_code ?? '' },
    payer: { customerId: null, carts: [presentedTestCart(row?.cart_id ?? '')] },
    form: {
      name: 'Ana',
      surname: 'Quishpe',
      user_id: '926687856',
      phone: '0984111222',
      street1: 'Av. Amazonas 1',
      postal_code: '170135',
    },
    ...WHERE,
  };
}

test('datafast: a form sent from six tabs at once opens one card form, the one we know of', async () => {
  const order = await waitingAt('datafast');
  const input = await formOf(order);
  const forms = await inEveryTab(() => submitCardForm(world.payments, input));
  const ids = forms.map((form) => form.ok && (form.post.result_data as { id: string }).id);
  const kept = await findPayingAttempt(world.payments.db, order.siteId, order.attemptId);
  expect(new Set(ids)).toEqual(new Set([kept?.provider_ref]));
});

test.each(['processing', 'review', 'unknown'])(
  'datafast: a tab left open gets no card form while another’s payment is %s',
  async (status) => {
    const order = await waitingAt('datafast');
    const input = await formOf(order);
    expect(await submitCardForm(world.payments, input)).toMatchObject({ ok: true });
    await sql`update payment_attempts set status = ${status} where id = ${order.attemptId}`.execute(
      world.database.owner,
    );
    expect(await submitCardForm(world.payments, input)).toEqual({ ok: false, code: 'conflict' });
  },
);
