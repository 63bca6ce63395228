import type { Db } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import type { PaymentAccount, PaymentAccounts } from './accounts.ts';
import type { ProviderAdapter } from './adapter.ts';
import { guardAdapter } from './guard-adapter.ts';
import { createPaymentMetrics, type PaymentMetrics } from './payment-metrics.ts';
import { makeAdapter } from './providers/adapters.ts';

/** What every payment verb needs of the outside. One per process: the limits per provider account live in it. */
export interface Payments {
  readonly db: Db;
  readonly accounts: PaymentAccounts;
  /** Null: no such account is configured here, so nobody can be asked. */
  readonly adapterFor: (accountRef: string) => ProviderAdapter | null;
  readonly origin: string;
  readonly webhooksUrl: string;
  readonly signingSecret: string;
  readonly log: Log;
  readonly metrics: PaymentMetrics;
}

interface Needed {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: {
    readonly paymentAccounts: PaymentAccounts;
    readonly origin: string;
    readonly webhooksUrl: string;
    readonly signingSecret: string;
  };
}

export function createPayments(
  { db, log, metrics, config }: Needed,
  make: (accountRef: string, account: PaymentAccount) => ProviderAdapter | null = makeAdapter,
): Payments {
  const accounts = config.paymentAccounts;
  const counters = createPaymentMetrics(metrics.registry);
  const known = new Map<string, ProviderAdapter | null>();
  const adapterFor = (accountRef: string) => {
    const kept = known.get(accountRef);
    if (kept !== undefined) return kept;
    const account = accounts[accountRef];
    const bare = account ? make(accountRef, account) : null;
    const adapter = bare ? guardAdapter(bare, { accountRef, metrics: counters, log }) : null;
    known.set(accountRef, adapter);
    return adapter;
  };
  const { origin, webhooksUrl, signingSecret } = config;
  return { db, accounts, adapterFor, origin, webhooksUrl, signingSecret, log, metrics: counters };
}
