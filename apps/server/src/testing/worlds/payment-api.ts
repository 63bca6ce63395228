import { startSandbox } from '@paddock/sandbox/testing';
import type { Selectable } from 'kysely';
import { openPanel } from '../../features/payments/register/open-panel.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PaymentMethods } from '../../platform/db/schema.ts';
import { aSite, aUnit } from '../builders/builders.ts';
import { testDatabase } from '../database/database.ts';
import {
  type AwaitingOrder,
  aMethod,
  anAwaitingOrder,
  SIGNING_SECRET,
  testPayments,
} from './payment-world.ts';
import { testApp } from './test-app.ts';

export type PaymentApi = Awaited<ReturnType<typeof startPaymentApi>>;

/** The real api with two countries and their ways to pay, and the sandbox's providers behind it. */
export async function startPaymentApi() {
  const database = await testDatabase();
  const sandbox = await startSandbox(['stripe', 'payphone']);
  const accounts = {
    'stripe-it': sandbox.accounts['stripe-it'],
    'payphone-ec': sandbox.accounts['payphone-ec'],
  };
  const api = await testApp(database.appUrl, {
    environment: {
      PADDOCK_PAYMENT_ACCOUNTS: JSON.stringify(accounts),
      PADDOCK_SIGNING_SECRET: SIGNING_SECRET,
    },
  });
  const payments = testPayments(database.app, api.deps.config.paymentAccounts);
  const italy = await aSite(database.owner, { slug: 'it', country_iso: 'IT' });
  const ecuador = await aSite(database.owner, { slug: 'ec', country_iso: 'EC', currency: 'USD' });
  const methods = await addMethods(database.owner, { italy, ecuador });
  const methodOf = (name: string) => {
    const found = methods[name];
    if (!found) throw new Error(`no method ${name}`);
    return found;
  };

  return {
    database,
    sandbox,
    api,
    payments,
    italy,
    ecuador,
    methodOf,
    cartHeader: (order: AwaitingOrder, site = 'it') => ({
      'x-cart-id': `${site.toUpperCase()}_${order.cartId}`,
    }),
    /** An order waiting for its payment, and the panel its shopper sees. */
    async waiting(name: string, site = italy) {
      const unit = await aUnit(database.owner, { site_id: site.id, currency: site.currency.trim() });
      const order = await anAwaitingOrder(database.owner, database.app, {
        site,
        method: methodOf(name),
        unit,
      });
      const request = { siteId: site.id, attemptId: order.attemptId, locale: 'en', clientIp: '192.0.2.7' };
      return { order, panel: await openPanel(payments, request) };
    },
    post: (url: string, body: object, headers: Record<string, string>, site = 'it') =>
      api.app.inject({
        method: 'POST',
        url,
        payload: body,
        headers: { 'x-tenant': site, 'x-locale': 'en', ...headers },
      }),
    registration: (name: string, more: object = {}) => ({
      payment_method_id: methodOf(name).id,
      check_terms: true,
      ...more,
    }),
    async close() {
      await api.close();
      await sandbox.close();
      await database.drop();
    },
  };
}

async function addMethods(
  owner: Db,
  { italy, ecuador }: { italy: { id: number }; ecuador: { id: number } },
): Promise<Record<string, Selectable<PaymentMethods>>> {
  const methods: Record<string, Selectable<PaymentMethods>> = {};
  const make = async (name: string, input: Parameters<typeof aMethod>[1]) => {
    methods[name] = await aMethod(owner, input);
  };
  await make('card', { site_id: italy.id, account_ref: 'stripe-it', position: 1 });
  await make('bank', {
    site_id: italy.id,
    component: 'BankTransfer',
    type: 'bank-transfer',
    position: 2,
    settings: JSON.stringify({
      params: { bic: 'BPMOIT22', iban: 'IT60X05428', holder: 'Aurelia', bank: 'Adriatico' },
    }),
  });
  await make('cash', {
    site_id: italy.id,
    component: 'CashPayment',
    type: 'cash',
    position: 3,
    settings: JSON.stringify({ max_minor: 499_999 }),
  });
  await make('check', { site_id: italy.id, component: 'CheckPayment', type: 'check-payment', position: 4 });
  await make('phone', {
    site_id: ecuador.id,
    account_ref: 'payphone-ec',
    provider: 'payphone',
    component: 'PayPhone',
    type: 'others',
  });
  return methods;
}
