import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import qs from 'qs';
import type { ProviderName } from './accounts.ts';
import type { World } from './core/world.ts';
import { indexPage } from './index-page.ts';
import type { Part } from './part.ts';

/** What people and tests use; the providers listen elsewhere and are only listed here. */
export function buildSandbox(parts: readonly Part[], elsewhere: readonly Part[] = []): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(indexPage([...parts, ...elsewhere])),
  );
  for (const part of parts) part.routes(app);
  return app;
}

/** A provider on an origin of its own. Forms with brackets are read as nested objects, as Stripe and OPPWA send them. */
export function buildProvider(name: ProviderName, part: Part, world: World): FastifyInstance {
  const app = fastify({ forceCloseConnections: true, trustProxy: false });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, qs.parse(body as string, { depth: 6, allowDots: false })),
  );
  const see = (request: FastifyRequest, status: number) =>
    world.journal.see({
      provider: name,
      method: request.method,
      path: request.url,
      status,
      body: request.body === undefined ? '' : JSON.stringify(request.body),
    });
  app.addHook('onSend', async (request, reply, payload) => {
    see(request, reply.statusCode);
    return payload;
  });
  app.addHook('preHandler', async (request, reply) => {
    // What was left without an answer never gets to onSend.
    reply.raw.once('close', () => reply.raw.headersSent || see(request, 0));
  });
  app.get('/health', async () => ({ status: 'ok' }));
  part.routes(app);
  return app;
}
