import { expect, test, vi } from 'vitest';
import { keepForRevision } from './keep-for-revision.server.ts';

let part = 0;
const aPart = () => {
  part += 1;
  return `part-${part}`;
};
const at = (revision: string | null, locale = 'it') => ({ segment: { country: 'it', locale }, revision });

test('a part is loaded once per site, language and revision', async () => {
  const name = aPart();
  const load = vi.fn(async () => ({ menu: load.mock.calls.length }));
  expect(await keepForRevision(at('1'), name, load)).toEqual({ menu: 1 });
  expect(await keepForRevision(at('1'), name, load)).toEqual({ menu: 1 });
  expect(await keepForRevision(at('1', 'en'), name, load)).toEqual({ menu: 2 });
  expect(await keepForRevision(at('2'), name, load)).toEqual({ menu: 3 });
  expect(await keepForRevision(at('2'), name, load)).toEqual({ menu: 3 });
});

test('an answer for an older revision that comes late is never shown for the newer one', async () => {
  const name = aPart();
  let answerLate = (_menu: string) => {};
  const late = keepForRevision(at('1'), name, () => new Promise<string>((resolve) => (answerLate = resolve)));
  expect(await keepForRevision(at('2'), name, async () => 'new')).toBe('new');
  answerLate('old');
  expect(await late).toBe('old');
  expect(await keepForRevision(at('2'), name, async () => 'newer')).toBe('new');
});

test('what could not be loaded is not kept, and a caller that waited for it loads it again', async () => {
  const name = aPart();
  const failing = keepForRevision(at('1'), name, async () => null);
  const waiting = keepForRevision(at('1'), name, async () => 'loaded');
  expect(await failing).toBeNull();
  expect(await waiting).toBe('loaded');
  await expect(keepForRevision(at('2'), name, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await keepForRevision(at('2'), name, async () => 'again')).toBe('again');
});

test('without a revision nothing is kept', async () => {
  const load = vi.fn(async () => 'x');
  const name = aPart();
  await keepForRevision(at(null), name, load);
  await keepForRevision(at(null), name, load);
  expect(load).toHaveBeenCalledTimes(2);
});
