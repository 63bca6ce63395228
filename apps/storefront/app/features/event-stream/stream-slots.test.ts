import { expect, test } from 'vitest';
import { takeStreamSlot } from './stream-slots.server.ts';

const take = (howMany: number, listener: Parameters<typeof takeStreamSlot>[0]) =>
  Array.from({ length: howMany }, () => takeStreamSlot(listener)).filter((release) => release !== null);
const releaseAll = (slots: (() => void)[]) => {
  for (const release of slots) release();
};

test('[C12] a visitor has six streams, a network sixty, a process fifteen hundred', () => {
  const one = take(10, { visitor: 'IT_1', network: '203.0.113.1' });
  expect(one).toHaveLength(6);
  const without = take(100, { visitor: null, network: '203.0.113.1' });
  expect(without).toHaveLength(54);
  const others = Array.from({ length: 40 }, (_, n) =>
    take(100, { visitor: null, network: `198.51.100.${n}` }),
  ).flat();
  expect(one.length + without.length + others.length).toBe(1500);
  releaseAll([...one, ...without, ...others]);
});

test('a released slot is free again, once', () => {
  const listener = { visitor: 'IT_2', network: '203.0.113.2' };
  const slots = take(6, listener);
  expect(takeStreamSlot(listener)).toBeNull();
  slots[0]?.();
  slots[0]?.();
  expect(take(6, listener)).toHaveLength(1);
  releaseAll(slots);
});
