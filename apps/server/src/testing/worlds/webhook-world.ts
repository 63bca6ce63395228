import { startSandbox } from '@paddock/sandbox/testing';
import type { Selectable } from 'kysely';
import type { Payments } from '../../features/payments/payments.ts';
import { PaymentAccounts } from '../../features/payments/providers/adapter.ts';
import { makeAdapter } from '../../features/payments/providers/adapters.ts';
import { receiveWebhook } from '../../features/payments/webhooks/receive-webhook.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PaymentMethods, Sites } from '../../platform/db/schema.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from '../builders/builders.ts';
import { showOn } from '../builders/catalogue-builders.ts';
import { PAYWAY_SHOPPER, SHOPPERS, type ShopperAt } from '../builders/shoppers-at-providers.ts';
import { testDatabase } from '../database/database.ts';
import { type AwaitingOrder, aMethod, anAwaitingOrder, standingOf, testPayments } from './payment-world.ts';

/** A notification, signed as the provider does it. */
export interface SignedWebhook {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export type WebhookWorld = Awaited<ReturnType<typeof webhookWorld>>;

const ALL_SHOPPERS = [...SHOPPERS, PAYWAY_SHOPPER];

/** Four countries with every provider, and nothing delivered unless a test does it. */
export async function webhookWorld() {
  const database = await testDatabase();
  const sandbox = await startSandbox(ALL_SHOPPERS.map(({ provider }) => provider));
  const accounts = PaymentAccounts.parse(sandbox.accounts);
  // Without the guard: the sandbox is asked far oftener in these seconds than any provider may be.
  const adapters = new Map(
    Object.entries(accounts).map(([ref, account]) => [ref, makeAdapter(ref, account)]),
  );
  const payments: Payments = {
    ...testPayments(database.app, accounts),
    adapterFor: (ref) => adapters.get(ref) ?? null,
  };
  const variant = await aVariant(database.owner, { product_id: (await aProduct(database.owner)).id });
  const { sites, stores, methods } = await addCountries(database.owner, variant.product_id);
  for (const { provider } of ALL_SHOPPERS) sandbox.world.outbox.setDelivery(provider, 'hold');

  return {
    database,
    sandbox,
    payments,

    async waiting({ provider, site, currency }: ShopperAt) {
      const at = sites.get(site);
      const method = methods.get(provider);
      if (!at || !method) throw new Error(`no ${provider}`);
      const unit = await aUnit(database.owner, {
        site_id: at.id,
        currency,
        store_id: stores.get(site) ?? null,
        price_minor: 50_000,
        variant_id: variant.id,
        product_id: variant.product_id,
      });
      return anAwaitingOrder(database.owner, database.app, { site: at, method, unit });
    },

    /** What the provider wants to tell since then. */
    newMessages: (seen: number): SignedWebhook[] =>
      sandbox.world.outbox
        .list()
        .slice(seen)
        .map((message) => ({ url: message.url, ...message.build() })),

    /** As the route does it: provider, site and secret from the address, everything else as it came. */
    async deliver(
      { url, headers, body }: SignedWebhook,
      spoil: Partial<{ site: string; body: string }> = {},
    ) {
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
          rawBody: Buffer.from(spoil.body ?? body),
          headers: lower,
          now: sandbox.world.clock.now(),
          query: { ...Object.fromEntries(searchParams), ...(secret ? { secret } : {}) },
        },
      );
      return outcome;
    },

    async summary(order: AwaitingOrder) {
      const { status, payment, attempts, claim, ledger } = await standingOf(database.owner, order);
      return { status, payment, attempts, claim, ledger };
    },

    async close() {
      await sandbox.close();
      await database.drop();
    },
  };
}

async function addCountries(owner: Db, productId: number) {
  const sites = new Map<string, Selectable<Sites>>();
  const stores = new Map<string, number>();
  for (const [slug, currency] of [
    ['it', 'EUR'],
    ['ar', 'ARS'],
    ['ec', 'USD'],
    ['fr', 'EUR'],
  ] as const) {
    const site = await aSite(owner, { slug, currency, country_iso: slug.toUpperCase() });
    sites.set(slug, site);
    await showOn(owner, site.id, productId);
    stores.set(slug, (await aStore(owner, { site_id: site.id })).id);
  }
  const methods = new Map<string, Selectable<PaymentMethods>>();
  for (const { provider, site, accountRef, component } of ALL_SHOPPERS) {
    const input = { site_id: sites.get(site)?.id ?? 0, account_ref: accountRef, provider, component };
    methods.set(provider, await aMethod(owner, input));
  }
  return { sites, stores, methods };
}
