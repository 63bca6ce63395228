import type { Redis } from 'ioredis';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type Bucket, createOwnBucket, createSharedBucket } from '../../platform/http/shared-bucket.ts';
import type { Log } from '../../platform/observability/log.ts';
import type { Metrics } from '../../platform/observability/metrics.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { insertCase, type NewCase } from './cases/cases.sql.ts';
import { createPaymentMetrics, type PaymentMetrics } from './payment-metrics.ts';
import type { PaymentAccount, PaymentAccounts, ProviderAdapter } from './providers/adapter.ts';
import { makeAdapter } from './providers/adapters.ts';
import { guardAdapter } from './providers/guard-adapter.ts';

/** What every payment verb needs of the outside. One per process: the limits per provider account live in it. */
export interface Payments {
  readonly db: Db;
  readonly accounts: PaymentAccounts;
  /** Null: no such account is configured here, so the provider cannot be called. */
  readonly adapterFor: (accountRef: string) => ProviderAdapter | null;
  readonly origin: string;
  readonly webhooksUrl: string;
  readonly signingKeys: SigningKeys;
  readonly log: Log;
  readonly metrics: PaymentMetrics;
}

// PayPhone allows 30 polls a minute for an application; all api processes share one half, all workers the other, so that
// shoppers who reload their page cannot starve the worker.
const POLLS_PER_MINUTE: Readonly<Record<string, number>> = { payphone: 15 };

interface Needed {
  readonly db: Db;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly config: {
    readonly paymentAccounts: PaymentAccounts;
    readonly origin: string;
    readonly webhooksUrl: string;
    readonly signingKeys: SigningKeys;
  };
  /** Where the processes of one role share their poll budgets; null: this process has them alone. */
  readonly sharedPolls: {
    readonly redis: Redis;
    readonly role: 'api' | 'worker';
    readonly instances: number;
  } | null;
}

export function createPayments(
  { db, log, metrics, config, sharedPolls }: Needed,
  make: (accountRef: string, account: PaymentAccount) => ProviderAdapter | null = makeAdapter,
): Payments {
  const accounts = config.paymentAccounts;
  const counters = createPaymentMetrics(metrics.registry, Object.keys(accounts));
  const known = new Map<string, ProviderAdapter | null>();
  const pollBudget = (accountRef: string, provider: string): Bucket | null => {
    const perMinute = POLLS_PER_MINUTE[provider];
    if (perMinute === undefined) return null;
    if (!sharedPolls) {
      const own = createOwnBucket(perMinute, Date.now);
      return { take: async () => own.take() };
    }
    const { redis, role, instances } = sharedPolls;
    return createSharedBucket({
      redis,
      key: `payment-polls:${accountRef}:${role}`,
      perMinute,
      instances,
      onInsured: (error) => {
        metrics.insured.inc();
        log.warn({ err: error, account: accountRef }, 'redis failed; poll budget counted by this process');
      },
    });
  };
  const adapterFor = (accountRef: string) => {
    const kept = known.get(accountRef);
    if (kept !== undefined) return kept;
    const account = accounts[accountRef];
    const bare = account ? make(accountRef, account) : null;
    const polls = bare ? pollBudget(accountRef, bare.provider) : null;
    const guard = { accountRef, metrics: counters, log, ...(polls ? { polls } : {}) };
    const adapter = bare ? guardAdapter(bare, guard) : null;
    known.set(accountRef, adapter);
    return adapter;
  };
  const { origin, webhooksUrl, signingKeys } = config;
  return { db, accounts, adapterFor, origin, webhooksUrl, signingKeys, log, metrics: counters };
}

/** Writes down money that does not fit, once, and makes it heard. False: the same case is open already. */
export async function openCase(
  tx: Tx,
  payments: Pick<Payments, 'log' | 'metrics'> | null,
  input: NewCase,
): Promise<boolean> {
  if (!(await insertCase(tx, input))) return false;
  payments?.metrics.cases.inc({ kind: input.kind });
  const line = { case: input.kind, site: input.siteId, order: input.orderId, attempt: input.attemptId };
  payments?.log.warn({ ...line, detail: input.detail, resolution: input.resolution ?? null }, 'payment case');
  return true;
}
