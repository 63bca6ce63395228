import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { WebhookReading } from '../adapter.ts';

const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
});

/**
 * What a genuine event is about. Several systems may share the account: intents and charges without our attempt id are
 * foreign. Disputes carry no metadata of ours and are found by their intent.
 */
export function readEvent(rawBody: Buffer): WebhookReading {
  const parsed = Event.safeParse(parse(rawBody));
  if (!parsed.success) return { verified: false };
  const { id: eventId, type: kind, data } = parsed.data;
  const about = data.object;
  const reference = about.metadata?.attempt_id ?? null;
  const intent = about.object === 'payment_intent' ? about.id : about.payment_intent;
  const providerRef = typeof intent === 'string' ? intent : (intent?.id ?? null);
  const ours = reference !== null || (about.object !== 'payment_intent' && about.object !== 'charge');
  const reading = { verified: true, eventId, kind, reference, providerRef } as const;
  return ours && providerRef !== null ? reading : { ...reading, ignored: true };
}

function parse(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

const TOLERANCE_SECONDS = 300;

/**
 * Whether `Stripe-Signature` (t=…,v1=…[,v1=…]) proves these very bytes. While a secret is being changed Stripe signs
 * with both, so any v1 will do. One more than five minutes old may be a replay; one more than five minutes ahead could be
 * replayed for as long as it is ahead. Both are refused.
 */
export function isSigned(rawBody: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('=', 2));
  const at = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at) || secret === '') return false;
  if (Math.abs(now.getTime() / 1000 - Number(at)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(rawBody).digest();
  return parts.some(([name, value]) => {
    if (name !== 'v1') return false;
    const input = Buffer.from(value ?? '', 'hex');
    return input.length === expected.length && timingSafeEqual(input, expected);
  });
}
