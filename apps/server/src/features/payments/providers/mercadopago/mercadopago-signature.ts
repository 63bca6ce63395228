import { createHmac, timingSafeEqual } from 'node:crypto';
import type { WebhookCall, WebhookReading } from '../adapter.ts';

// It is not documented whether a repeated notification gets a new signature, and they repeat for days. A replay costs one poll of a
// payment, and the same event is taken once anyway.
const OLDEST_MS = 5 * 86_400_000;
const MAX_AHEAD_MS = 300_000;

/** A part that is missing is left out together with its label. */
export function manifestOf(parts: { id: string | null; requestId: string | null; ts: string }): string {
  const { id, requestId, ts } = parts;
  return `${id ? `id:${id.toLowerCase()};` : ''}${requestId ? `request-id:${requestId};` : ''}ts:${ts};`;
}

export const signManifest = (secret: string, manifest: string) =>
  createHmac('sha256', secret).update(manifest).digest('hex');

/** The body is not signed: of all a notification says, only the payment's id in the address is proven. */
export function readNotification(secret: string, call: WebhookCall): WebhookReading {
  const id = call.query['data.id'] ?? null;
  const requestId = call.headers['x-request-id'] ?? null;
  const { ts, v1 } = partsOf(call.headers['x-signature'] ?? '');
  if (!secret || !id || !ts || !v1 || !isRecent(ts, call.now)) return { verified: false };
  if (!isEqual(v1, signManifest(secret, manifestOf({ id, requestId, ts })))) return { verified: false };
  const notification = bodyOf(call.rawBody);
  const type = call.query.type ?? notification.type;
  return {
    verified: true,
    kind: notification.action || type || 'payment',
    reference: null,
    providerRef: id,
    eventId: requestId ?? `${id}:${notification.action}:${notification.date}`,
    ...(type !== 'payment' && { ignored: true as const }),
  };
}

function partsOf(header: string): { ts?: string | undefined; v1?: string | undefined } {
  const parts = new Map(
    header.split(',').map((part): [string, string] => {
      const [name = '', value = ''] = part.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
  return { ts: parts.get('ts'), v1: parts.get('v1') };
}

/** Seconds or milliseconds: both have been seen. */
function isRecent(ts: string, now: Date): boolean {
  if (!/^\d{1,15}$/.test(ts)) return false;
  const at = Number(ts) > 1e11 ? Number(ts) : Number(ts) * 1000;
  return now.getTime() - at < OLDEST_MS && at - now.getTime() <= MAX_AHEAD_MS;
}

function isEqual(input: string, right: string): boolean {
  const [one, other] = [Buffer.from(input), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function bodyOf(rawBody: Buffer): { type: string; action: string; date: string } {
  let body: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(rawBody.toString('utf8'));
    if (parsed && typeof parsed === 'object') body = parsed as Record<string, unknown>;
  } catch {
    // Unsigned and unread: the id is all that is needed.
  }
  const word = (value: unknown) => (typeof value === 'string' ? value : '');
  return { type: word(body.type), action: word(body.action), date: word(body.date_created) };
}
