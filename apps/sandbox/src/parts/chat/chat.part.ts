import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { CHAT_SECRET } from '../../accounts.ts';
import { browserScript } from '../../core/browser-script.ts';
import type { Part, World } from '../../core/world.ts';

const Ping = z.object({
  call: z.enum(['boot', 'update', 'shutdown', 'show', 'hide', 'trackEvent', 'message']),
  app_id: z.string().min(1).max(60),
  session: z.string().max(60).nullish(),
  user: z
    .object({ user_id: z.string(), email: z.string(), name: z.string(), user_hash: z.string() })
    .partial()
    .default({}),
  about: z.unknown().optional(),
});
type Ping = z.infer<typeof Ping>;

/** What the messenger told us, oldest first. */
type Told = Ping & { verified: boolean; at: string };

const MOST = 500;

/**
 * The messenger of Intercom: its script, and a small one that can be seen. Beside that: GET /sandbox/calls, and
 * POST /sandbox/replies `{ "text": "Ciao" }` answers every conversation that is open.
 */
export function chatPart(world: World): Part {
  const told: Told[] = [];
  /** Answers that were not fetched yet, by session. */
  const waiting = new Map<string, string[]>();
  return {
    name: 'chat',
    about: 'Intercom: the widget script and a messenger that answers when it is told to.',
    tries: [['POST /sandbox/replies {"text":"Ciao"}', 'an unread message in every open conversation']],
    state: () => `${told.length} calls, ${waiting.size} sessions`,
    reset() {
      told.length = 0;
      waiting.clear();
    },
    routes(app) {
      // As a browser posts without asking first.
      app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
        try {
          done(null, JSON.parse(body as string));
        } catch (error) {
          done(error as Error);
        }
      });
      app.addHook('onRequest', async (_request, reply) => {
        reply.header('access-control-allow-origin', '*');
      });
      app.get('/widget/:appId', async (_request, reply) =>
        reply
          .type('application/javascript; charset=utf-8')
          .send(browserScript(new URL('./messenger.browser.ts', import.meta.url))),
      );
      app.post('/messenger/web/ping', async (request, reply) => {
        const ping = Ping.safeParse(request.body);
        if (!ping.success) return reply.code(400).send({ type: 'error.list' });
        const verified = isProved(ping.data);
        told.push({ ...ping.data, verified, at: world.clock.now().toISOString() });
        if (told.length > MOST) told.shift();
        // An identified user without a valid hash gets no conversation.
        if (ping.data.user.user_id && !verified) return reply.code(403).send({ type: 'error.list' });
        const session = ping.data.session ?? crypto.randomUUID();
        if (ping.data.call === 'shutdown') waiting.delete(session);
        else if (!waiting.has(session)) waiting.set(session, []);
        return { session };
      });
      app.get('/messenger/web/replies', async ({ query }: FastifyRequest) => {
        const { session = '' } = query as { session?: string };
        const replies = waiting.get(session) ?? [];
        if (replies.length > 0) waiting.set(session, []);
        return { replies };
      });
      strings(app, told, waiting);
    },
  };
}

function isProved({ user }: Ping): boolean {
  if (!user.user_id || !user.user_hash) return false;
  return user.user_hash === createHmac('sha256', CHAT_SECRET).update(user.user_id).digest('hex');
}

function strings(app: FastifyInstance, told: readonly Told[], waiting: Map<string, string[]>) {
  app.get('/sandbox/calls', async ({ query }: FastifyRequest) => {
    const { session } = query as { session?: string };
    return { data: session ? told.filter((one) => one.session === session) : told };
  });
  app.post('/sandbox/replies', async (request, reply) => {
    const input = z
      .object({ text: z.string().min(1).max(500), session: z.string().optional() })
      .safeParse(request.body);
    if (!input.success) return reply.code(422).send({ message: 'Give a text.' });
    for (const [session, replies] of waiting)
      if (!input.data.session || input.data.session === session) replies.push(input.data.text);
    return { data: { sessions: waiting.size } };
  });
}
