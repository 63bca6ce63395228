import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { WebhookCall, WebhookReading } from '../adapter.ts';
import { fromClientId } from './payphone-payment.ts';

const Notification = z.object({
  TransactionId: z.union([z.number(), z.string()]),
  ClientTransactionId: z.string().nullish(),
  StatusCode: z.number(),
});

/** PayPhone signs nothing: the secret in the address is all that tells its notifications from others. */
export function readNotification(
  secret: string | undefined,
  { rawBody, query }: WebhookCall,
): WebhookReading {
  if (!secret || !isSame(query.secret ?? '', secret)) return { verified: false };
  const told = Notification.safeParse(parse(rawBody));
  if (!told.success)
    return {
      verified: true,
      eventId: fingerprint(rawBody).toString('hex'),
      kind: 'unreadable',
      reference: null,
      providerRef: null,
      ignored: true,
    };
  const { TransactionId, StatusCode, ClientTransactionId } = told.data;
  return {
    verified: true,
    eventId: `${TransactionId}:${StatusCode}`,
    kind: `sale.${StatusCode}`,
    reference: fromClientId(ClientTransactionId),
    providerRef: String(TransactionId),
  };
}

const fingerprint = (value: string | Buffer) => createHash('sha256').update(value).digest();
const isSame = (one: string, other: string) => timingSafeEqual(fingerprint(one), fingerprint(other));

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
