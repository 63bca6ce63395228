import { isInTransaction } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { type ProviderAdapter, ProviderFailure } from './adapter.ts';
import { createBreaker, createBucket } from './guard-adapter.rules.ts';
import type { PaymentMetrics } from './payment-metrics.ts';

const MOST_IN_FLIGHT = 20;
// PayPhone allows 30 looks a minute for an application; the api and the worker take half each.
const LOOKS_PER_MINUTE: Readonly<Record<string, number>> = { payphone: 15 };

interface Options {
  readonly accountRef: string;
  readonly metrics: PaymentMetrics;
  readonly log: Log;
  readonly now?: () => number;
}

/**
 * Keeps one provider's trouble to itself: at most twenty calls in flight per account, none at all for a while after
 * several in a row went unanswered, and never one while a transaction holds its locks.
 */
export function guardAdapter(adapter: ProviderAdapter, options: Options): ProviderAdapter {
  const { accountRef, metrics, log, now = Date.now } = options;
  const breaker = createBreaker(now);
  const looks = createBucket(LOOKS_PER_MINUTE[adapter.provider] ?? null, now);
  let inFlight = 0;

  async function guarded<T>(call: string, work: () => Promise<T>): Promise<T> {
    if (isInTransaction()) throw new Error(`${call} of ${accountRef} inside a transaction`);
    if (breaker.isOpen()) throw new ProviderFailure('not_sent', `${accountRef} did not answer of late`);
    if (inFlight >= MOST_IN_FLIGHT) throw new ProviderFailure('not_sent', `${accountRef} has too much to do`);
    inFlight += 1;
    const stop = metrics.calls.startTimer({ account: accountRef, call });
    try {
      const result = await work();
      breaker.succeeded();
      stop({ outcome: 'answered' });
      return result;
    } catch (error) {
      const kind = error instanceof ProviderFailure ? error.kind : 'broken';
      if (kind === 'no_answer' || kind === 'not_sent') breaker.failed();
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
    component: adapter.component,
    capabilities: adapter.capabilities,
    ...(adapter.webhookAnswer ? { webhookAnswer: adapter.webhookAnswer } : {}),
    begin: (...given) => guarded('begin', () => adapter.begin(...given)),
    register: (...given) => guarded('register', () => adapter.register(...given)),
    ...(submitForm
      ? { submitForm: (...given) => guarded('submitForm', () => submitForm.apply(adapter, given)) }
      : {}),
    fetch: async (attempt) => {
      if (!looks.take()) throw new ProviderFailure('rate_limited', `${accountRef} was looked at enough`);
      return guarded('fetch', () => adapter.fetch(attempt));
    },
    cancel: (attempt) => guarded('cancel', () => adapter.cancel(attempt)),
    refund: (...given) => guarded('refund', () => adapter.refund(...given)),
    fetchRefund: (...given) => guarded('fetchRefund', () => adapter.fetchRefund(...given)),
    verifyWebhook: (call) => adapter.verifyWebhook(call),
    ...(list ? { list: (...given) => guarded('list', () => list.apply(adapter, given)) } : {}),
  };
}
