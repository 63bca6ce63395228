import { expect, test } from 'vitest';
import type { WebhookCall } from '../adapter.ts';
import { manifestOf, readNotification, signManifest } from './mercadopago-signature.ts';

const SECRET = 'mpsecret';
const AT = 1_700_000_000;
const VECTOR = '3e02d245c4903596aef74a86864f7e9fbbc5aaa79f4d7669a5e409fd4dd53ae6';

const aCall = (input: Partial<WebhookCall> = {}): WebhookCall => ({
  rawBody: Buffer.from(
    JSON.stringify({ type: 'payment', action: 'payment.updated', date_created: '2026-11-15T10:00:00Z' }),
  ),
  headers: { 'x-signature': `ts=${AT},v1=${VECTOR}`, 'x-request-id': 'req-1' },
  query: { 'data.id': '123456', type: 'payment' },
  now: new Date(AT * 1000 + 5000),
  ...input,
});

/** Signed with our secret for whatever parts are given. */
const signed = (id: string, requestId: string | null, ts: number) => ({
  'x-signature': `ts=${ts},v1=${signManifest(SECRET, manifestOf({ id, requestId, ts: String(ts) }))}`,
  ...(requestId && { 'x-request-id': requestId }),
});

test('the known vector', () => {
  const manifest = manifestOf({ id: '123456', requestId: 'req-1', ts: '1700000000' });
  expect(manifest).toBe('id:123456;request-id:req-1;ts:1700000000;');
  expect(signManifest(SECRET, manifest)).toBe(VECTOR);
  expect(readNotification(SECRET, aCall())).toEqual({
    verified: true,
    eventId: 'req-1',
    kind: 'payment.updated',
    reference: null,
    providerRef: '123456',
  });
});

test('parts that are missing are left out with their label', () => {
  expect(manifestOf({ id: null, requestId: null, ts: '5' })).toBe('ts:5;');
  expect(manifestOf({ id: 'ORD01ABC', requestId: null, ts: '5' })).toBe('id:ord01abc;ts:5;');
});

test('seconds and milliseconds, and ids in capitals signed in small letters', () => {
  for (const ts of [AT, AT * 1000]) {
    const headers = signed('ord01abc', 'req-9', ts);
    const reading = readNotification(
      SECRET,
      aCall({ headers, query: { 'data.id': 'ORD01ABC', type: 'payment' } }),
    );
    expect(reading).toMatchObject({ verified: true, providerRef: 'ORD01ABC' });
  }
});

test('without a request id the event is told by payment, action and date', () => {
  const reading = readNotification(SECRET, aCall({ headers: signed('123456', null, AT) }));
  expect(reading).toMatchObject({ eventId: '123456:payment.updated:2026-11-15T10:00:00Z' });
});

test('only the id is signed: a body that says otherwise changes nothing that matters', () => {
  const rawBody = Buffer.from('{"action":"payment.created","data":{"id":"999"}}');
  expect(readNotification(SECRET, aCall({ rawBody }))).toMatchObject({
    verified: true,
    providerRef: '123456',
  });
  expect(readNotification(SECRET, aCall({ rawBody: Buffer.from('no json') }))).toMatchObject({
    verified: true,
  });
});

test.each([
  ['another id', { query: { 'data.id': '123457', type: 'payment' } }],
  ['no id', { query: { type: 'payment' } }],
  ['another request id', { headers: { 'x-signature': `ts=${AT},v1=${VECTOR}`, 'x-request-id': 'req-2' } }],
  ['another time', { headers: { 'x-signature': `ts=${AT + 1},v1=${VECTOR}`, 'x-request-id': 'req-1' } }],
  ['no signature', { headers: { 'x-request-id': 'req-1' } }],
  [
    'half a signature',
    { headers: { 'x-signature': `ts=${AT},v1=${VECTOR.slice(2)}`, 'x-request-id': 'req-1' } },
  ],
  ['a week old', { now: new Date((AT + 7 * 86_400) * 1000) }],
  ['[C12] more than five minutes ahead', { now: new Date((AT - 301) * 1000) }],
])('not believed: %s', (_what, input) => {
  expect(readNotification(SECRET, aCall(input))).toEqual({ verified: false });
});

test("another merchant's secret, or none at all, proves nothing", () => {
  expect(readNotification('other', aCall())).toEqual({ verified: false });
  const headers = {
    'x-signature': `ts=${AT},v1=${signManifest('', manifestOf({ id: '123456', requestId: 'req-1', ts: String(AT) }))}`,
    'x-request-id': 'req-1',
  };
  expect(readNotification('', aCall({ headers }))).toEqual({ verified: false });
});

test('claims and fraud alerts are genuine but no payment', () => {
  const query = { 'data.id': '123456', type: 'claim' };
  expect(readNotification(SECRET, aCall({ query }))).toMatchObject({ verified: true, ignored: true });
});
