import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import fc from 'fast-check';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentMethods, Sites } from '../../platform/schema.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../../testing/builders.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { brokenInvariants } from '../../testing/invariants.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  standingOf,
  testPayments,
} from '../../testing/payment-world.ts';
import { learn, SHOPPERS, type ShopperAt, workOff } from '../../testing/shoppers-at-providers.ts';
import { trials } from '../../testing/trials.ts';
import { PaymentAccounts } from './accounts.ts';
import type { ProviderTruth } from './adapter.ts';
import { asAttempt } from './adapter-attempt.ts';
import { findAttempt } from './attempts.sql.ts';
import type { Payments } from './payments.ts';
import { makeAdapter } from './providers/adapters.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { decide, type Known } from './settle.rules.ts';

// Enough to meet each pair of orders a few times.
const RUNS = trials(12, 40);

let database: TestDatabase;
let sandbox: StartedSandbox;
let payments: Payments;
const sites = new Map<string, Selectable<Sites>>();
const methods = new Map<string, Selectable<PaymentMethods>>();
let place: { variant_id: number; product_id: number };
const stores = new Map<string, number>();

beforeAll(async () => {
  database = await testDatabase();
  sandbox = await startSandbox(SHOPPERS.map(({ provider }) => provider));
  const accounts = PaymentAccounts.parse(sandbox.accounts);
  // Without the guard: the sandbox is asked far oftener in these seconds than any provider may be.
  const adapters = new Map(
    Object.entries(accounts).map(([ref, account]) => [ref, makeAdapter(ref, account)]),
  );
  payments = { ...testPayments(database.app, accounts), adapterFor: (ref) => adapters.get(ref) ?? null };
  const variant = await aVariant(database.owner, { product_id: (await aProduct(database.owner)).id });
  place = { variant_id: variant.id, product_id: variant.product_id };
  for (const [slug, currency] of [
    ['it', 'EUR'],
    ['ar', 'ARS'],
    ['ec', 'USD'],
    ['fr', 'EUR'],
  ] as const) {
    const site = await aSite(database.owner, { slug, currency, country_iso: slug.toUpperCase() });
    sites.set(slug, site);
    stores.set(slug, (await aStore(database.owner, { site_id: site.id })).id);
  }
  for (const { provider, site, accountRef, component } of SHOPPERS) {
    const given = { site_id: sites.get(site)?.id ?? 0, account_ref: accountRef, provider, component };
    methods.set(provider, await aMethod(database.owner, given));
    sandbox.world.outbox.setDelivery(provider, 'hold');
  }
});
afterAll(async () => {
  await sandbox.close();
  await database.drop();
});

async function waiting({ provider, site, currency }: ShopperAt) {
  const at = sites.get(site);
  const method = methods.get(provider);
  if (!at || !method) throw new Error(`no ${provider}`);
  const unit = await aUnit(database.owner, {
    ...{ site_id: at.id, currency, store_id: stores.get(site) ?? null, price_minor: 50_000, ...place },
  });
  return anAwaitingOrder(database.owner, database.app, { site: at, method, unit });
}

interface Told {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** What the provider wants to tell, signed as it does. */
function newMessages(seen: number): Told[] {
  return sandbox.world.outbox
    .list()
    .slice(seen)
    .map((message) => ({ url: message.url, ...message.build() }));
}

/** As the route does it: provider, site and secret from the address, everything else as it came. */
async function deliver({ url, headers, body }: Told, spoil: Partial<{ site: string; body: string }> = {}) {
  const { pathname, searchParams } = new URL(url);
  const [provider = '', slug = '', secret] = pathname.split('/webhooks/')[1]?.split('/') ?? [];
  const site = sites.get(spoil.site ?? slug);
  if (!site) throw new Error(`no site ${slug}`);
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const { outcome } = await receiveWebhook(
    payments,
    { provider, site },
    {
      ...{ rawBody: Buffer.from(spoil.body ?? body), headers: lower, now: sandbox.world.clock.now() },
      query: { ...Object.fromEntries(searchParams), ...(secret ? { secret } : {}) },
    },
  );
  return outcome;
}

const summary = async (order: AwaitingOrder) => {
  const { status, payment, attempts, claim, ledger } = await standingOf(database.owner, order);
  return { status, payment, attempts, claim, ledger };
};

/** A whole payment whose notifications come in the order, and as often, as `dice` say. */
async function play(shopper: ShopperAt, dice: () => number): Promise<AwaitingOrder> {
  const order = await waiting(shopper);
  // A minute of its own, for providers that count how often they are asked.
  sandbox.world.clock.moveBy(61_000);
  let seen = sandbox.world.outbox.list().length;
  const open: Told[] = [];
  const some = async (chance: number) => {
    open.push(...newMessages(seen));
    seen = sandbox.world.outbox.list().length;
    for (const message of [...open]) {
      if (dice() > chance) continue;
      await deliver(message);
      if (dice() < 0.3) await deliver(message);
      if (dice() < 0.5) open.splice(open.indexOf(message), 1);
      if (dice() < 0.5) await workOff(payments, database.owner, order.siteId);
    }
  };
  const learned = await shopper.pay({ sandbox, payments }, order);
  await some(0.5);
  await learn({ sandbox, payments }, order, learned);
  await some(0.5);
  if (shopper.tellsRefunds) {
    const row = await findAttempt(payments.db, order.siteId, order.attemptId);
    if (!row) throw new Error('no attempt');
    const wish = { id: order.attemptId.replace(/^./, 'a'), amountMinor: 1000, isWhole: false };
    await payments.adapterFor(shopper.accountRef)?.refund(asAttempt(row), wish);
    await some(0.5);
  }
  while (open.length > 0) {
    const [message] = open.splice(Math.floor(dice() * open.length), 1);
    if (message) await deliver(message);
    if (dice() < 0.5) await workOff(payments, database.owner, order.siteId);
  }
  await workOff(payments, database.owner, order.siteId);
  return order;
}

describe('notifications in any order, with repetitions', () => {
  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    `%s: ${RUNS} payments end alike, and so do their books`,
    async (_name, shopper) => {
      const expected = {
        ...{ status: 'confirmed', claim: 'sale', payment: shopper.tellsRefunds ? 'partly_refunded' : 'paid' },
        attempts: shopper.tellsRefunds ? 'partly_refunded' : 'paid',
        ledger: shopper.tellsRefunds ? 'captured 50000, refunded 1000' : 'captured 50000',
      };
      await fc.assert(
        fc.asyncProperty(fc.noBias(fc.infiniteStream(fc.nat({ max: 999 }))), async (stream) => {
          const dice = () => stream.next().value / 1000;
          expect(await summary(await play(shopper, dice))).toEqual(expected);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      expect(await brokenInvariants(database.owner)).toEqual([]);
    },
    600_000,
  );
});

describe('what each provider says of a payment, in any order', () => {
  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    '%s: 500 orders of its own words end in the same state and the same books',
    async (_name, shopper) => {
      const order = await waiting(shopper);
      sandbox.world.clock.moveBy(61_000);
      const adapter = payments.adapterFor(shopper.accountRef);
      const said: ProviderTruth[] = [];
      const listen = async () => {
        const row = await findAttempt(payments.db, order.siteId, order.attemptId);
        if (!row || !adapter) throw new Error('no attempt');
        const saidRef = row.hints.said_payment_ref;
        const attempt = asAttempt(row);
        said.push(
          await adapter.fetch(
            typeof saidRef === 'string' ? { ...attempt, providerPaymentRef: saidRef } : attempt,
          ),
        );
        return attempt;
      };
      await listen();
      await learn({ sandbox, payments }, order, await shopper.pay({ sandbox, payments }, order));
      const attempt = {
        ...(await listen()),
        status: 'paid',
        providerPaymentRef: said.at(-1)?.providerPaymentRef ?? null,
      };
      await adapter?.refund(attempt, { id: order.attemptId, amountMinor: 50_000, isWhole: true });
      sandbox.world.clock.moveBy(61_000);
      await listen();
      expect(said.at(-1)?.state).toBe('paid');
      const start: Known = {
        ...{ id: order.attemptId, status: 'ready', amountMinor: 50_000, currency: shopper.currency },
        ...{ postings: [], unknownSeconds: 0 },
      };
      const step = (known: Known, truth: ProviderTruth): Known => {
        const moves = decide(known, truth);
        return {
          ...known,
          status: moves.status ?? known.status,
          postings: [...known.postings, ...moves.postings],
        };
      };
      const ends = (truths: readonly ProviderTruth[]) => {
        const { status, postings } = truths.reduce(step, start);
        return [
          status,
          ...postings.map(({ kind, txnId, amountMinor }) => `${kind} ${txnId} ${amountMinor}`).sort(),
        ];
      };
      const inTime = ends(said);
      fc.assert(
        fc.property(
          fc.array(fc.nat({ max: said.length - 1 }), { maxLength: 8 }),
          fc.infiniteStream(fc.nat({ max: 1000 })),
          (extra, weights) => {
            const heard = [...said.keys(), ...extra].map((place) => ({
              place,
              weight: weights.next().value,
            }));
            const order = heard
              .toSorted((a, b) => a.weight - b.weight)
              .flatMap(({ place }) => said[place] ?? []);
            expect(ends(order)).toEqual(inTime);
          },
        ),
        { numRuns: 500 },
      );
    },
  );
});

describe('what is not proven changes nothing', () => {
  const paidAt = async (shopper: ShopperAt) => {
    const order = await waiting(shopper);
    sandbox.world.clock.moveBy(61_000);
    const seen = sandbox.world.outbox.list().length;
    await learn({ sandbox, payments }, order, await shopper.pay({ sandbox, payments }, order));
    const messages = newMessages(seen);
    expect(messages.length).toBeGreaterThan(0);
    return { order, messages };
  };
  const spoiled = (body: string) => body.replace(/[0-9]/, (figure) => String((Number(figure) + 1) % 10));
  const eventsOf = async () =>
    Number(
      (
        await database.owner
          .selectFrom('provider_events')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );

  test.each(SHOPPERS.map((shopper) => [shopper.provider, shopper] as const))(
    '%s: forged, spoiled or sent to another country: refused and not kept',
    async (_name, shopper) => {
      const { order, messages } = await paidAt(shopper);
      const before = await eventsOf();
      for (const message of messages) {
        const forged = { ...message, headers: {}, url: message.url.replace(/\/ec\/[^/?]+$/, '/ec/guessed') };
        if (shopper.provider !== 'paymentez') expect(await deliver(forged)).toBe('refused');
        // Where the proof is over the bytes, one byte is enough; elsewhere the body proves nothing and is not believed.
        if (shopper.provider === 'stripe' || shopper.provider === 'datafast')
          expect(await deliver(message, { body: spoiled(message.body) })).toBe('refused');
        expect(await deliver(message, { site: 'fr' })).not.toBe('stored');
      }
      expect(await eventsOf()).toBe(before);
      expect(await summary(order)).toMatchObject({ payment: 'unpaid', ledger: null });
    },
  );

  test('another site’s payment, told to this site with its own proof, finds no attempt here', async () => {
    const shopper = SHOPPERS[0];
    if (!shopper) throw new Error('nobody');
    const { order, messages } = await paidAt(shopper);
    const french = payments.accounts['stripe-fr'];
    expect(french?.keys.webhook).not.toBe(payments.accounts['stripe-it']?.keys.webhook);
    for (const message of messages) expect(await deliver(message, { site: 'fr' })).toBe('refused');
    expect(await summary(order)).toMatchObject({ payment: 'unpaid' });
  });

  test('a true notification is kept once, however often it comes at the same time', async () => {
    const shopper = SHOPPERS[0];
    if (!shopper) throw new Error('nobody');
    const { order, messages } = await paidAt(shopper);
    const before = await eventsOf();
    const outcomes = await Promise.all(
      messages.flatMap((message) => Array.from({ length: 10 }, () => deliver(message))),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(messages.length);
    expect(await eventsOf()).toBe(before + messages.length);
    await workOff(payments, database.owner, order.siteId);
    expect(await summary(order)).toMatchObject({ status: 'confirmed', payment: 'paid' });
  });
});
