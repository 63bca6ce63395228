import { CAPTCHA_PASSCODE, CAPTCHA_SECRET, CAPTCHA_SITEKEY } from '@paddock/sandbox/accounts';
import { type StartedSandbox, startSandbox } from '@paddock/sandbox/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCaptcha } from './captcha.ts';

let sandbox: StartedSandbox;
let time = 0;
beforeAll(async () => {
  sandbox = await startSandbox(['captcha']);
});
beforeEach(() => {
  sandbox.world.scenarios.reset();
  time = 1_000_000;
});
afterAll(() => sandbox.close());

const open = (input: Partial<Parameters<typeof openCaptcha>[0]> = {}) =>
  openCaptcha({
    url: sandbox.urlOf('captcha'),
    sitekey: CAPTCHA_SITEKEY,
    secret: CAPTCHA_SECRET,
    timeoutMs: 10_000,
    now: () => time,
    ...input,
  });
const tell = (behaviour: 'decline' | 'stall' | 'error_500' | 'garbage' | 'reset', times = 1) =>
  sandbox.world.scenarios.add({ provider: 'captcha', call: 'siteverify', behaviour, times });
const requested = () => sandbox.world.journal.requests().filter(({ path }) => path === '/siteverify').length;

test('[H-70] passed, refused, and what it was told', async () => {
  const captcha = open();
  expect(await captcha.verify(CAPTCHA_PASSCODE, '203.0.113.9')).toBe('passed');
  expect(sandbox.world.journal.requests().at(-1)?.body).toContain('203.0.113.9');
  expect(await captcha.verify('made-up')).toBe('refused');
});

test('what cannot be found out has not passed: silence, a breakdown, half an answer, a secret of ours that is wrong', async () => {
  for (const behaviour of ['stall', 'error_500', 'garbage', 'reset'] as const) {
    tell(behaviour);
    const captcha = open(behaviour === 'stall' ? { timeoutMs: 400 } : {});
    expect(await captcha.verify(CAPTCHA_PASSCODE), behaviour).toBe('unavailable');
  }
  expect(await open({ secret: '0x1' }).verify(CAPTCHA_PASSCODE)).toBe('unavailable');
  expect(await open({ sitekey: 'x' }).verify(CAPTCHA_PASSCODE)).toBe('unavailable');
  expect(await open({ secret: '' }).verify(CAPTCHA_PASSCODE)).toBe('unavailable');
});

test('after five failures in a row it is left alone for a while; then one is let through', async () => {
  const captcha = open();
  tell('error_500', 5);
  for (let n = 0; n < 5; n += 1) await captcha.verify(CAPTCHA_PASSCODE);
  const before = requested();
  expect(await captcha.verify(CAPTCHA_PASSCODE)).toBe('unavailable');
  expect(requested()).toBe(before);
  time += 21_000;
  tell('error_500');
  const both = await Promise.all([captcha.verify(CAPTCHA_PASSCODE), captcha.verify(CAPTCHA_PASSCODE)]);
  expect(both).toEqual(['unavailable', 'unavailable']);
  expect(requested()).toBe(before + 1);
  time += 21_000;
  expect(await captcha.verify(CAPTCHA_PASSCODE)).toBe('passed');
  expect(await captcha.verify(CAPTCHA_PASSCODE)).toBe('passed');
});

test('a visitor who is refused is no failure of the service', async () => {
  const captcha = open();
  for (let n = 0; n < 6; n += 1) expect(await captcha.verify('made-up')).toBe('refused');
  expect(await captcha.verify(CAPTCHA_PASSCODE)).toBe('passed');
});
