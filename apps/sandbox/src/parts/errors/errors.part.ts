import type { FastifyRequest } from 'fastify';
import { ERRORS_KEY } from '../../accounts.ts';
import type { Part, World } from '../../core/world.ts';

type Json = Record<string, unknown>;
interface Received {
  readonly project: string;
  readonly header: Json;
  readonly items: readonly { readonly type: string; readonly payload: Json }[];
  readonly at: string;
}

const MOST = 200;

/** Sentry's way in for errors: `POST /api/{project}/envelope/`. GET /sandbox/events shows what came. */
export function errorsPart(world: World): Part {
  const received: Received[] = [];
  return {
    name: 'errors',
    about: 'Sentry: takes envelopes of errors and shows them.',
    state: () => `${received.length} envelopes`,
    reset: () => void received.splice(0),
    routes(app) {
      app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) =>
        done(null, body),
      );
      app.post<{ Params: { project: string } }>('/api/:project/envelope/', async (request, reply) => {
        if (keyOf(request) !== ERRORS_KEY)
          return reply.code(403).send({ detail: 'bad sentry DSN public key' });
        const envelope = readEnvelope(String(request.body));
        if (!envelope) return reply.code(400).send({ detail: 'invalid envelope' });
        const { project } = request.params;
        received.push({ project, ...envelope, at: world.clock.now().toISOString() });
        if (received.length > MOST) received.shift();
        return { id: envelope.header.event_id ?? null };
      });
      app.get('/sandbox/events', async () => ({ data: received }));
    },
  };
}

function keyOf({ headers, query }: FastifyRequest): string | undefined {
  const reported = String(headers['x-sentry-auth'] ?? '');
  return /sentry_key=([^,\s]+)/.exec(reported)?.[1] ?? (query as { sentry_key?: string }).sentry_key;
}

/** One line of JSON for the envelope; then, for each item, a line that says what it is and a line with it. */
function readEnvelope(text: string): Pick<Received, 'header' | 'items'> | null {
  try {
    const [first = '', ...rest] = text.split('\n').filter((line) => line !== '');
    const items = [];
    for (let at = 0; at + 1 < rest.length; at += 2) {
      const { type } = JSON.parse(rest[at] ?? '') as { type: string };
      items.push({ type, payload: JSON.parse(rest[at + 1] ?? '') as Json });
    }
    return { header: JSON.parse(first) as Json, items };
  } catch {
    return null;
  }
}
