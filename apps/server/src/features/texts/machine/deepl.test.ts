import { TRANSLATION_KEY } from '@paddock/sandbox/accounts';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openMachine } from './deepl.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['translation']);
});
beforeEach(() => sandbox.world.scenarios.reset());
afterAll(() => sandbox.close());

const open = (config: object = {}) =>
  openMachine({ url: sandbox.urlOf('translation'), key: TRANSLATION_KEY, timeoutMs: 5000, ...config });
const requested = () => sandbox.world.journal.requests().filter(({ path }) => path === '/v2/translate');
const message = (source: string) => ({ source, isMessage: true });

test('[TRANSLATE-20] messages and HTML are sent with one call each and come back with what must stay', async () => {
  const before = requested().length;
  const words = await open()?.({
    locale: 'zh-Hant',
    texts: [
      message('In {count} days & <0>more</0>'),
      { source: '<p>Since <b>1969</b></p>', isMessage: false },
      message('{count, plural, one {# day} other {# days}}'),
      message('Pay now'),
    ],
  });
  expect(words).toEqual([
    'ZH-HANT: In {count} days & <0>more</0>',
    'ZH-HANT: <p>Since <b>1969</b></p>',
    null,
    'ZH-HANT: Pay now',
  ]);
  expect(requested().length - before).toBe(2);
  expect(requested().at(-2)?.body).toContain('<x>{count}</x>');
});

test('[TRANSLATE-20] without a key nothing is sent; a machine that fails is an error', async () => {
  expect(open({ key: '' })).toBeNull();
  const ask = (config: object = {}) => open(config)?.({ texts: [message('Pay now')], locale: 'it' });
  await expect(ask({ key: 'wrong' })).rejects.toThrow('403');
  sandbox.world.scenarios.add({
    provider: 'translation',
    call: 'translate',
    behaviour: 'error_500',
    times: 1,
  });
  await expect(ask()).rejects.toThrow('500');
  expect(await ask()).toEqual(['IT: Pay now']);
});
