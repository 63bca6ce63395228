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
