import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { isSigned } from './stripe-events.ts';

const SECRET = 'whsec_localsim';
const AT = 1_700_000_000;
const BODY = Buffer.from('{"id":"evt_1","object":"event","type":"payment_intent.succeeded"}');
const GOOD = '4b13e88f7751a52d749f3604c284e2b617ebf71d78b7760f7bc0c2c400d13a09';
const at = (seconds: number) => new Date((AT + seconds) * 1000);

test('the known vector is accepted', () => {
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(0))).toBe(true);
});

test("what Stripe's own library signs is accepted", () => {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: BODY.toString(),
    secret: SECRET,
    timestamp: AT,
  });
  expect(isSigned(BODY, header, SECRET, at(10))).toBe(true);
});

test('any of several v1 will do, a v0 will not', () => {
  const wrong = '0'.repeat(64);
  expect(isSigned(BODY, `t=${AT},v1=${wrong},v1=${GOOD},v0=${wrong}`, SECRET, at(0))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v0=${GOOD}`, SECRET, at(0))).toBe(false);
});

test('[C12] a signature is accepted up to five minutes old or ahead, and refused a second beyond either', () => {
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(300))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(301))).toBe(false);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-300))).toBe(true);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-301))).toBe(false);
  expect(isSigned(BODY, `t=${AT},v1=${GOOD}`, SECRET, at(-86_400))).toBe(false);
});

test.each([
  ['no header', undefined, SECRET, BODY],
  ['no time', `v1=${GOOD}`, SECRET, BODY],
  ['a time that is none', `t=soon,v1=${GOOD}`, SECRET, BODY],
  ['a short signature', `t=${AT},v1=${GOOD.slice(2)}`, SECRET, BODY],
  ['no hex', `t=${AT},v1=${'zz'.repeat(32)}`, SECRET, BODY],
  ['another secret', `t=${AT},v1=${GOOD}`, 'whsec_other', BODY],
  ['no secret', `t=${AT},v1=${GOOD}`, '', BODY],
  ['another time', `t=${AT + 1},v1=${GOOD}`, SECRET, BODY],
  ['one byte more', `t=${AT},v1=${GOOD}`, SECRET, Buffer.concat([BODY, Buffer.from(' ')])],
])('%s is refused', (_what, header, secret, body) => {
  expect(isSigned(body, header, secret, at(0))).toBe(false);
});
