import { createDecipheriv } from 'node:crypto';
import { z } from 'zod';
import type { WebhookCall, WebhookReading } from '../adapter.ts';
import { DatafastPayment } from './datafast-client.ts';

const Notice = z.object({ type: z.string(), payload: z.unknown() });
const Wrapped = z.object({ encryptedBody: z.string() });
const TAG_BYTES = 16;
const PAYS = new Set(['DB', 'PA', 'CP']);

/** Only the provider can encrypt with our key; the body is not parsed before that is verified. */
export function readNotice(keyHex: string, { rawBody, headers }: WebhookCall): WebhookReading {
  const plain = decrypt(keyHex, rawBody.toString('utf8').trim(), headers);
  if (plain === null) return { verified: false };
  const notice = Notice.safeParse(parse(plain));
  const payment = notice.success ? DatafastPayment.safeParse(notice.data.payload) : null;
  if (!notice.success || notice.data.type !== 'PAYMENT' || !payment?.success) {
    const kind = notice.success ? notice.data.type : 'unreadable';
    return {
      verified: true,
      eventId: headers['x-initialization-vector'] ?? plain.slice(0, 64),
      kind,
      reference: null,
      providerRef: null,
      ignored: true,
    };
  }
  const { id, ndc, paymentType, merchantTransactionId, result, timestamp } = payment.data;
  // Reversals and refunds carry the refund's id; we ask for those ourselves.
  const pays = PAYS.has(paymentType ?? 'DB');
  return {
    verified: true,
    eventId: `${id}:${result.code}:${timestamp}`,
    kind: `payment.${paymentType}`,
    reference: pays ? (merchantTransactionId ?? null) : null,
    providerRef: pays ? (ndc ?? null) : null,
    ...(pays ? {} : { ignored: true }),
  };
}

function decrypt(keyHex: string, body: string, headers: WebhookCall['headers']): string | null {
  const key = Buffer.from(keyHex, 'hex');
  const iv = Buffer.from(headers['x-initialization-vector'] ?? '', 'hex');
  const tag = Buffer.from(headers['x-authentication-tag'] ?? '', 'hex');
  const wrapped = body.startsWith('{') ? Wrapped.safeParse(parse(body)) : null;
  const hex = wrapped?.success ? wrapped.data.encryptedBody : body;
  if (![12, 16].includes(iv.length) || tag.length !== TAG_BYTES || !/^([0-9a-f]{2})+$/i.test(hex))
    return null;
  try {
    // A shorter tag would be easier to guess, so its length is not left to the caller.
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(Buffer.from(hex, 'hex')), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
