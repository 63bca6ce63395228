import { createCircuitBreaker } from '../../../platform/clients/circuit-breaker.ts';
import { isInTransaction } from '../../../platform/db/db.ts';
import type { Bucket } from '../../../platform/http/shared-bucket.ts';
import type { Log } from '../../../platform/observability/log.ts';
import type { PaymentMetrics } from '../payment-metrics.ts';
import { type ProviderAdapter, ProviderFailure } from './adapter.ts';

const MAX_IN_FLIGHT = 20;
const BREAKER = { maxFailures: 5, openMs: 10_000 };
interface Options {
  readonly accountRef: string;
  readonly metrics: PaymentMetrics;
  readonly log: Log;
  /** How often the provider may be polled; absent: no limit. */
  readonly polls?: Bucket;
  readonly now?: () => number;
}

/**
 * Keeps one provider's trouble to itself: at most twenty calls in flight per account, none at all for a while after
 * several in a row went unanswered, and never one while a transaction holds its locks.
 */
export function guardAdapter(adapter: ProviderAdapter, options: Options): ProviderAdapter {
  const { accountRef, metrics, log, polls, now = Date.now } = options;
  const breaker = createCircuitBreaker({ ...BREAKER, now });
  let inFlight = 0;

  async function guarded<T>(call: string, work: () => Promise<T>): Promise<T> {
    if (isInTransaction()) throw new Error(`${call} of ${accountRef} inside a transaction`);
    if (!breaker.canCall()) {
      // Counted as well: during an outage hardly a call is made, and the alert looks at the share that fails.
      metrics.calls.observe({ account: accountRef, call, outcome: 'not_sent' }, 0);
      throw new ProviderFailure('not_sent', `${accountRef} did not answer of late`);
    }
    if (inFlight >= MAX_IN_FLIGHT) throw new ProviderFailure('not_sent', `${accountRef} has too much to do`);
    inFlight += 1;
    const stop = metrics.calls.startTimer({ account: accountRef, call });
    try {
      const result = await work();
      breaker.succeed();
      stop({ outcome: 'answered' });
      return result;
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : 'broken';
      if (kind === 'no_answer' || kind === 'not_sent') breaker.fail();
      stop({ outcome: kind });
      const line = { account: accountRef, call, kind, err: error };
      if (kind === 'misconfigured' || kind === 'broken') log.error(line, 'payment provider call failed');
      else log.warn(line, 'payment provider call failed');
      throw error;
    } finally {
      inFlight -= 1;
    }
  }

  const { submitForm, list } = adapter;
  return {
    provider: adapter.provider,
    capabilities: adapter.capabilities,
    ...(adapter.webhookAnswer ? { webhookAnswer: adapter.webhookAnswer } : {}),
    begin: (...input) => guarded('begin', () => adapter.begin(...input)),
    register: (...input) => guarded('register', () => adapter.register(...input)),
    ...(submitForm
      ? { submitForm: (...input) => guarded('submitForm', () => submitForm.apply(adapter, input)) }
      : {}),
    fetch: async (attempt) => {
      if (polls && !(await polls.take()))
        throw new ProviderFailure('rate_limited', `${accountRef}: poll budget of this minute is spent`);
      return guarded('fetch', () => adapter.fetch(attempt));
    },
    cancel: (attempt) => guarded('cancel', () => adapter.cancel(attempt)),
    refund: (...input) => guarded('refund', () => adapter.refund(...input)),
    fetchRefund: (...input) => guarded('fetchRefund', () => adapter.fetchRefund(...input)),
    verifyWebhook: (call) => adapter.verifyWebhook(call),
    ...(list ? { list: (...input) => guarded('list', () => list.apply(adapter, input)) } : {}),
  };
}
