import { randomUUID } from 'node:crypto';
import type { Event } from '@sentry/core';
import { scrub } from './scrub.ts';

/** The events of an untrusted envelope, scrubbed again; replays and other items are dropped. Null: not an envelope. */
export async function readReports(text: string): Promise<Event[] | null> {
  // Loaded only where errors are reported, like the client.
  const { parseEnvelope } = await import('@sentry/core');
  try {
    const [, items] = parseEnvelope(text);
    return items.flatMap(([{ type }, payload]) => {
      const event: unknown = payload instanceof Uint8Array ? JSON.parse(decode(payload)) : payload;
      return type === 'event' && isEvent(event) ? [withOwnType(scrub(event))] : [];
    });
  } catch {
    return null;
  }
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

const isEvent = (value: unknown): value is Event =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item is sent as the type of its event: a browser must not choose another one, nor leave out the id. */
const withOwnType = ({ event_id, ...event }: Event): Event => ({
  ...event,
  event_id: typeof event_id === 'string' ? event_id : randomUUID().replaceAll('-', ''),
  type: undefined,
});

/** The body as text; null when it is longer than that. */
export async function readAtMost(request: Request, maxBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
