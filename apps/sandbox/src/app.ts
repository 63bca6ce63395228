import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import qs from 'qs';
import type { ProviderName } from './accounts.ts';
import { escapeHtml, page } from './core/page.ts';
import type { Part, World } from './core/world.ts';

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

/** What the sandbox plays and how each part stands, for a person's browser. */
function indexPage(parts: readonly Part[]): string {
  const rows = parts.map(
    (part) =>
      `<tr><th scope="row">${escapeHtml(part.name)}</th><td>${escapeHtml(part.about)}</td><td>${escapeHtml(part.state())}</td></tr>`,
  );
  return page(
    'Parts',
    `<p class="lead">This process plays the outside world, so that the shop runs with no keys and no network.</p>
<div class="scroll"><table>
<thead><tr><th scope="col">Part</th><th scope="col">Plays</th><th scope="col">State</th></tr></thead>
<tbody>${rows.join('')}</tbody>
</table></div>`,
  );
}
