import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import type { WebhookCall } from '../adapter.ts';
import { readNotice } from './datafast-webhook.ts';

const KEY = `${'00'.repeat(31)}01`;
const IV = '000000000000000000000001';
const TAG = '496BC8B0E54361102D74347E824731D7';
const BODY =
  'A2DA082A666F9DC8C34B7EDB9DCB0874EFAAA1AC92A04938C68A6DA5985EE6015E1E0AD75D104DEC56A4D0D4CD15DA0B70557C4B3E3DA40F56BD9E2BE1CEBCD55D4796FB3649C1AB111A';

const call = (body: string, iv = IV, tag = TAG): WebhookCall => ({
  rawBody: Buffer.from(body),
  headers: { 'x-initialization-vector': iv, 'x-authentication-tag': tag },
  query: {},
  now: new Date(),
});

function encrypted(notice: object, ivBytes = 12): WebhookCall {
  const iv = Buffer.alloc(ivBytes, 7);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(KEY, 'hex'), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(notice), 'utf8'), cipher.final()]);
  return call(body.toString('hex'), iv.toString('hex'), cipher.getAuthTag().toString('hex'));
}

test('the known vector is read, as hex and wrapped in JSON', () => {
  const reading = { verified: true, eventId: '8a82:000.100.110:undefined', reference: null };
  expect(readNotice(KEY, call(BODY))).toMatchObject(reading);
  expect(readNotice(KEY, call(JSON.stringify({ encryptedBody: BODY })))).toMatchObject(reading);
  expect(readNotice(KEY, call(`${BODY.toLowerCase()}\n`))).toMatchObject(reading);
});

test('what was not encrypted with our key, or was touched since, is not believed', () => {
  const refused = { verified: false };
  expect(readNotice(`${'00'.repeat(31)}02`, call(BODY))).toEqual(refused);
  expect(readNotice(KEY, call(`${BODY.slice(0, -2)}1B`))).toEqual(refused);
  expect(readNotice(KEY, call(BODY, IV, `${TAG.slice(0, -1)}8`))).toEqual(refused);
  // A tag cut short would be four bytes to guess instead of sixteen.
  expect(readNotice(KEY, call(BODY, IV, TAG.slice(0, 8)))).toEqual(refused);
  expect(readNotice(KEY, call(BODY, '', ''))).toEqual(refused);
  expect(readNotice(KEY, call('{"type":"PAYMENT","payload":{"id":"1"}}'))).toEqual(refused);
  expect(readNotice('', call(BODY))).toEqual(refused);
});

test('a payment names our attempt; a refund, a ping and another kind are none of the attempts', () => {
  const payment = {
    id: 'p1',
    ndc: 'CHECKOUT.uat01',
    paymentType: 'DB',
    merchantTransactionId: 'our-id',
    result: { code: '000.000.000' },
    timestamp: '2026-11-15 08:44:00+0000',
  };
  expect(readNotice(KEY, encrypted({ type: 'PAYMENT', payload: payment }, 16))).toEqual({
    verified: true,
    eventId: 'p1:000.000.000:2026-11-15 08:44:00+0000',
    kind: 'payment.DB',
    reference: 'our-id',
    providerRef: 'CHECKOUT.uat01',
  });
  const refund = { ...payment, paymentType: 'RF' };
  expect(readNotice(KEY, encrypted({ type: 'PAYMENT', payload: refund }))).toMatchObject({
    verified: true,
    reference: null,
    ignored: true,
  });
  expect(readNotice(KEY, encrypted({ type: 'REGISTRATION', payload: {} }))).toMatchObject({
    verified: true,
    kind: 'REGISTRATION',
    ignored: true,
  });
});
