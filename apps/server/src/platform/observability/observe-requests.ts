import { randomUUID } from 'node:crypto';
import type { Span } from '@opentelemetry/api';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { type Metrics, type RequestContext, runInContext } from './metrics.ts';
import { endServerSpan, runInSpan, startServerSpan } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext | null;
    span: Span | null;
  }
}

const REQUEST_ID = /^[A-Za-z0-9._-]{8,128}$/;

/** The caller's X-Request-Id when it is harmless to echo and to log, else a new one. */
export function requestIdFrom(headers: Record<string, unknown>): string {
  const input = headers['x-request-id'];
  return typeof input === 'string' && REQUEST_ID.test(input) ? input : randomUUID();
}

/** Must be the first hook: everything after it runs inside the request's context and span. */
export function observeRequests(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('context', null);
  app.decorateRequest('span', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    metrics.inFlight.inc();
    // The socket's end, not onResponse: a visitor who leaves before the answer has to leave the count too.
    reply.raw.once('close', () => metrics.inFlight.dec());
    const { span, scope } = startServerSpan(`${request.method} ${routeOf(request)}`, request.headers);
    request.span = span;
    request.context = { requestId: request.id, statements: 0 };
    runInContext(request.context, () => runInSpan(scope, done));
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request);
    const { method } = request;
    metrics.duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    metrics.statements.observe({ route }, request.context?.statements ?? 0);
    if (request.span) endServerSpan(request.span, { route, method, status: reply.statusCode });
    logLine(request, reply, route);
  });
}

// Never the URL itself: one label per visitor would fill the metrics store.
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unmatched';

/** We write one line per request ourselves; the framework would write two. */
export const quietFramework = () =>
  new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' });

// Probes come every few seconds from every machine: they are worth a line only when they fail.
function logLine(request: FastifyRequest, reply: FastifyReply, route: string) {
  const level = request.routeOptions.config.limit === 'probe' && reply.statusCode < 500 ? 'debug' : 'info';
  request.log[level](
    {
      req: request,
      res: reply,
      route,
      tenant: request.tenant?.slug,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      statements: request.context?.statements,
    },
    'request',
  );
}
