import { randomUUID } from 'node:crypto';
import { Buyer } from '../../buyers/buyer.ts';
import { chargeForNothing } from '../../control.ts';
import type { Drill } from '../drill.ts';

const MANY = 1000;
const UNITS = 2000;
const BUYERS = 12;
const play = (behaviour: string) => ({ provider: 'stripe', call: '*', behaviour, times: MANY });

export const PROVIDER_DRILLS: Drill[] = [
  {
    alerts: ['OrphanCharge', 'PaymentCasesOpen'],
    how: 'a charge at the provider under a reference that we do not know, found by the reconciliation',
    provoke: async ({ sql, stock }) => {
      await chargeForNothing(await stock(0), randomUUID());
      sql(`select from graphile_worker.add_job('payments.reconcile', '{"data": {}}')`);
      return () => {};
    },
  },
  {
    alerts: ['ProviderFails'],
    how: 'the provider resets every connection while twelve people try to buy',
    provoke: async ({ sandbox, stock, repeat, system, log }) => {
      const shop = await stock(UNITS);
      await sandbox('/control/scenarios', play('reset'));
      const world = { base: system.settings.apiUrl, shop, log, retries: false };
      const stops = Array.from({ length: BUYERS }, () =>
        repeat(() => new Buyer(world).buy(shop.units.pop() ?? '', 'card')),
      );
      return async () => {
        await sandbox('/control/scenarios', null);
        await Promise.all(stops.map((stop) => stop()));
      };
    },
  },
];

const LATEST_POSTING = '(select max(id) from ledger_postings)';

export const MONEY_DRILLS: Drill[] = [
  {
    alerts: ['PaymentsStuck'],
    how: 'a card payment without a result that has not changed for 40 minutes',
    provoke: async ({ tamper }) => {
      const id = tamper(
        `update payment_attempts set status = 'unknown', updated_at = now() - interval '40 minutes', next_poll_at = null
          where id = (select id from payment_attempts where provider <> 'offline' limit 1) returning id`,
      ).trim();
      if (!id) throw new Error('no payment');
      return () => tamper(`update payment_attempts set status = 'failed' where id = '${id}'`);
    },
  },
  {
    alerts: ['LedgerUnbalanced'],
    how: 'one entry without its counter-entry, written with the triggers off',
    provoke: async ({ tamper }) => {
      tamper(`insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
              select site_id, id, 99, 'fees', 1, 'EUR' from ledger_postings where id = ${LATEST_POSTING}`);
      return () => tamper('delete from ledger_entries where entry_no = 99');
    },
  },
  {
    alerts: ['WebhooksWait'],
    how: 'a notification of a provider whose job was lost',
    provoke: async ({ tamper }) => {
      tamper(`insert into provider_events (site_id, provider, event_id, verified, body, received_at)
              select id, 'stripe', 'drill', true, '', now() - interval '5 minutes' from sites where slug = 'it'`);
      return () => tamper(`delete from provider_events where event_id = 'drill'`);
    },
  },
  {
    alerts: ['TaxRateMissing'],
    how: 'a site that could sell loses its tax rates and is closed',
    provoke: async ({ tamper }) => {
      const rates = `settings -> 'state_tax_rates'`;
      tamper(`update sites set enable_shop = false,
                     settings = settings - 'state_tax_rates' || jsonb_build_object('drill', ${rates}) where slug = 'us'`);
      return () =>
        tamper(`update sites set enable_shop = true,
                       settings = settings - 'drill' || jsonb_build_object('state_tax_rates', settings -> 'drill')
                 where slug = 'us'`);
    },
  },
];
