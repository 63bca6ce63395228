import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CAPTCHA_PASSCODE, CAPTCHA_SECRET, CAPTCHA_SITEKEY } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['captcha']);
});
beforeEach(() => sandbox.world.scenarios.reset());
afterAll(() => sandbox.close());

const form = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${sandbox.urlOf('captcha')}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
const pass = async (sitekey = CAPTCHA_SITEKEY) => (await form(`/getcaptcha/${sitekey}`)).json();
const verify = async (fields: Record<string, string>) =>
  (await form('/siteverify', { secret: CAPTCHA_SECRET, ...fields })).json();

test('[H-70] a pass is good once; the fixed one always', async () => {
  const { generated_pass_UUID: response } = await pass();
  expect(await verify({ response, sitekey: CAPTCHA_SITEKEY })).toMatchObject({ success: true });
  expect(await verify({ response })).toEqual({ success: false, 'error-codes': ['already-seen-response'] });
  for (const _ of [1, 2])
    expect(await verify({ response: CAPTCHA_PASSCODE })).toMatchObject({ success: true });
});

test('a pass runs out after two minutes', async () => {
  const { generated_pass_UUID: response } = await pass();
  sandbox.world.clock.moveBy(121_000);
  expect(await verify({ response })).toEqual({ success: false, 'error-codes': ['expired-input-response'] });
  sandbox.world.clock.reset();
});

test('what is missing or wrong is named as hCaptcha names it', async () => {
  const codes = async (fields: Record<string, string>) => (await verify(fields))['error-codes'];
  expect(await codes({})).toEqual(['missing-input-response']);
  expect(await codes({ secret: '' })).toEqual(['missing-input-secret']);
  expect(await codes({ secret: '0x1', response: 'x' })).toEqual(['invalid-input-secret']);
  expect(await codes({ response: 'x' })).toEqual(['invalid-input-response']);
  expect(await codes({ response: CAPTCHA_PASSCODE, sitekey: 'x' })).toEqual(['sitekey-secret-mismatch']);
  expect(await pass('another-site')).toMatchObject({ success: false });
});

test('it can be told to fail where hCaptcha can', async () => {
  const tell = (call: string, behaviour: 'decline' | 'pending' | 'error_500') =>
    sandbox.world.scenarios.add({ provider: 'captcha', call, behaviour, times: 1 });
  tell('script', 'error_500');
  const script = () => fetch(`${sandbox.urlOf('captcha')}/1/api.js?render=explicit`);
  expect((await script()).status).toBe(500);
  const good = await script();
  expect(good.headers.get('access-control-allow-origin')).toBe('*');
  expect(await good.text()).toContain('chalexpired-callback');
  tell('getcaptcha', 'pending');
  expect(await pass()).toMatchObject({ success: true, pass: false });
  tell('getcaptcha', 'decline');
  expect(await pass()).toMatchObject({ success: false });
  tell('siteverify', 'decline');
  expect(await verify({ response: CAPTCHA_PASSCODE })).toMatchObject({ success: false });
});
