import { expect, test } from 'vitest';
import { inOrder } from './use-checkout.ts';

test('a quick change of the delivery is sent after the choice before it, and ordering waits for both', async () => {
  const calls = inOrder();
  const first = Promise.withResolvers<string>();
  const seen: string[] = [];
  const home = calls.run(() => {
    seen.push('home starts');
    return first.promise;
  });
  const store = calls.run(async () => {
    seen.push('store starts');
    return 'store';
  });
  const ended = calls.ended().then(() => seen.push('ended'));
  await Promise.resolve();
  expect(seen).toEqual(['home starts']);
  first.resolve('home');
  expect(await Promise.all([home, store])).toEqual(['home', 'store']);
  await ended;
  expect(seen).toEqual(['home starts', 'store starts', 'ended']);
});

test('a call that fails does not stop the next', async () => {
  const calls = inOrder();
  const failed = calls.run(() => Promise.reject(new Error('offline')));
  const next = calls.run(async () => 'sent');
  await expect(failed).rejects.toThrow('offline');
  expect(await next).toBe('sent');
});
