import fastify, { type FastifyInstance } from 'fastify';
import { indexPage } from './index-page.ts';
import type { Part } from './part.ts';

export function buildSandbox(parts: readonly Part[]): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/health', async () => ({ status: 'ok' }));
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(indexPage(parts)));
  for (const part of parts) part.routes(app);
  return app;
}
