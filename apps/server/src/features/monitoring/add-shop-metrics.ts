import { Gauge, type Registry } from 'prom-client';
import type { ShopState } from './read-shop-state.ts';

type Labels = Record<string, string>;
type Sample = readonly [labels: Labels, value: number];

interface StateGauge {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  readonly read: (state: ShopState) => readonly Sample[];
}

const byTask = (value: (job: ShopState['jobs'][number]) => number) => (state: ShopState) =>
  state.jobs.map((job): Sample => [{ task: job.task }, value(job)]);
const bySite = (value: (site: ShopState['backlog'][number]) => number) => (state: ShopState) =>
  state.backlog.map((site): Sample => [{ site: site.site }, value(site)]);
const byAttempt = (value: (attempt: ShopState['attempts'][number]) => number) => (state: ShopState) =>
  state.attempts.map((one): Sample => [{ provider: one.provider, status: one.status }, value(one)]);

const TASK = ['task'];
const SITE = ['site'];
const ATTEMPT = ['provider', 'status'];

const GAUGES: readonly StateGauge[] = [
  { name: 'jobs_waiting', help: 'Jobs that are due', labelNames: TASK, read: byTask((job) => job.waiting) },
  {
    name: 'jobs_given_up',
    help: 'Jobs that used up their tries',
    labelNames: TASK,
    read: byTask((job) => job.failed),
  },
  {
    name: 'jobs_oldest_seconds',
    help: 'How long the oldest due job waits',
    labelNames: TASK,
    read: byTask((job) => job.oldestSeconds),
  },
  {
    name: 'orders_placed_15m',
    help: 'Orders of the last 15 minutes, of every site with a shop',
    labelNames: SITE,
    read: ({ orders }) => orders.map(({ site, placed }): Sample => [{ site }, placed]),
  },
  {
    name: 'orders_paid_15m',
    help: 'Orders of the last 15 minutes that are paid',
    labelNames: SITE,
    read: ({ orders }) => orders.map(({ site, paid }): Sample => [{ site }, paid]),
  },
  {
    name: 'unit_claims_live',
    help: 'Holds and reservations in force',
    labelNames: ['kind'],
    read: ({ claims }) => claims.map(({ kind, live }): Sample => [{ kind }, live]),
  },
  {
    name: 'unit_claims_overdue',
    help: 'Holds and reservations that expired more than five minutes ago and are not released',
    labelNames: ['kind'],
    read: ({ claims }) => claims.map(({ kind, overdue }): Sample => [{ kind }, overdue]),
  },
  {
    name: 'payment_attempts_open',
    help: 'Payment attempts without a result',
    labelNames: ATTEMPT,
    read: byAttempt((attempt) => attempt.open),
  },
  {
    name: 'payment_attempts_stuck',
    help: 'Payment attempts without a result that have not changed for half an hour',
    labelNames: ATTEMPT,
    read: byAttempt((attempt) => attempt.stuck),
  },
  {
    name: 'payment_attempts_oldest_seconds',
    help: 'Since the last change of the attempt that waits longest',
    labelNames: ATTEMPT,
    read: byAttempt((attempt) => attempt.oldestSeconds),
  },
  {
    name: 'units_overdue',
    help: 'Units past the day they were expected',
    labelNames: SITE,
    read: bySite((site) => site.overdueUnits),
  },
  {
    name: 'deliveries_delayed_1d',
    help: 'Sold units whose buyer was told a later day within the last 24 hours',
    labelNames: SITE,
    read: bySite((site) => site.revisedPromises),
  },
  {
    name: 'payment_cases_open',
    help: 'Open payment cases',
    labelNames: SITE,
    read: bySite((site) => site.openCases),
  },
  {
    name: 'payment_webhooks_waiting',
    help: 'Notifications of providers that are not processed after a minute',
    labelNames: SITE,
    read: bySite((site) => site.waitingWebhooks),
  },
  {
    name: 'site_tax_rate_missing',
    help: 'Sites that could sell, and are closed because their prices exclude tax and they have no tax rate',
    labelNames: SITE,
    read: ({ sitesWithoutTax }) => sitesWithoutTax.map(({ site }): Sample => [{ site }, 1]),
  },
  {
    name: 'ledger_unbalanced_postings',
    help: 'Unbalanced postings among the last thousand and those since the last reading; must be 0',
    labelNames: [],
    read: ({ unbalancedPostings }) => [[{}, unbalancedPostings]],
  },
];

interface Options {
  readonly registry: Registry;
  readonly readState: () => Promise<ShopState>;
  /** Scrapes within this time share one reading. */
  readonly maxAgeMs: number;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Gauges of the shop's state, read from the database by a scrape. When the reading fails they have no values and
 * `shop_state_up` is 0: a value of yesterday would keep an alert quiet.
 */
export function addShopMetrics({ registry, readState, maxAgeMs, onFailure }: Options): void {
  let latest: { readonly at: number; readonly state: Promise<ShopState | null> } | null = null;
  const currentState = (): Promise<ShopState | null> => {
    const now = performance.now();
    if (latest && now - latest.at < maxAgeMs) return latest.state;
    const state = readState().catch((error: unknown) => {
      onFailure(error);
      return null;
    });
    latest = { at: now, state };
    return state;
  };
  const registers = [registry];
  new Gauge({
    name: 'shop_state_up',
    help: 'Whether the gauges of the shop could be read from the database',
    registers,
    async collect() {
      this.set((await currentState()) ? 1 : 0);
    },
  });
  for (const { name, help, labelNames, read } of GAUGES)
    new Gauge({
      name,
      help,
      labelNames: [...labelNames],
      registers,
      async collect() {
        const state = await currentState();
        this.reset();
        // A gauge without labels would keep the 0 of a reset.
        if (!state) return void this.remove({});
        for (const [labels, value] of read(state)) this.set(labels, value);
      },
    });
}
