import { describe, expect, test } from 'vitest';
import { createLog } from '../../../platform/observability/log.ts';
import { createMetrics } from '../../../platform/observability/metrics.ts';
import { newAttempt } from '../../../testing/builders/payment-builders.ts';
import { noAnswer, scriptedProvider } from '../../../testing/builders/scripted-provider.ts';
import { createPaymentMetrics } from '../payment-metrics.ts';
import { guardAdapter } from './guard-adapter.ts';

function guarded(provider = scriptedProvider()) {
  let time = 0;
  const { registry } = createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 }));
  const adapter = guardAdapter(provider.adapter, {
    accountRef: 'stripe-it',
    metrics: createPaymentMetrics(registry),
    log: createLog({ level: 'silent', name: 'test' }),
    now: () => time,
  });
  return {
    provider,
    adapter,
    registry,
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a provider’s trouble stays its own', () => {
  test('twenty calls at a time; the next is turned away before it is sent', async () => {
    const { provider, adapter } = guarded();
    let release: () => void = () => {};
    provider.before(
      () =>
        new Promise<void>((resolve) => {
          const next = release;
          release = () => {
            next();
            resolve();
          };
        }),
    );
    const calls = Array.from({ length: 20 }, () => adapter.fetch(newAttempt()));
    await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'not_sent' });
    expect(provider.calls).toHaveLength(20);
    release();
    await Promise.all(calls);
    provider.before(null);
    await expect(adapter.fetch(newAttempt())).resolves.toMatchObject({ state: 'open' });
  });

  test('after five timeouts the breaker rejects at once; later one trial call decides whether it closes', async () => {
    const { provider, adapter, pass } = guarded();
    provider.before(noAnswer);
    for (let n = 0; n < 5; n += 1)
      await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'no_answer' });
    await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'not_sent' });
    expect(provider.calls).toHaveLength(5);
    pass(10_001);
    await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'no_answer' });
    await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'not_sent' });
    pass(10_001);
    provider.before(null);
    await adapter.fetch(newAttempt());
    await expect(adapter.fetch(newAttempt())).resolves.toMatchObject({ state: 'open' });
  });

  test('every call is measured by how it ended', async () => {
    const { provider, adapter, registry } = guarded();
    await adapter.fetch(newAttempt());
    provider.before(noAnswer);
    await expect(adapter.cancel(newAttempt())).rejects.toThrow();
    const text = await registry.metrics();
    expect(text).toMatch(
      /payment_provider_call_seconds_count\{account="stripe-it",call="fetch",outcome="answered"\} 1/,
    );
    expect(text).toMatch(/call="cancel",outcome="no_answer"\} 1/);
  });
});

test('a spent poll budget refuses before the provider is called', async () => {
  const provider = scriptedProvider();
  const { registry } = createMetrics(() => ({ totalCount: 0, idleCount: 0, waitingCount: 0 }));
  const adapter = guardAdapter(provider.adapter, {
    accountRef: 'payphone-ec',
    metrics: createPaymentMetrics(registry),
    log: createLog({ level: 'silent', name: 'test' }),
    polls: { take: async () => false },
  });
  await expect(adapter.fetch(newAttempt())).rejects.toMatchObject({ kind: 'rate_limited' });
  expect(provider.calls).toEqual([]);
});
