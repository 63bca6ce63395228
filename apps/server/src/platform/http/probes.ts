import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { whyDatabaseFailed } from '../db/database-errors.ts';
import type { Db } from '../db/db.ts';
import type { Metrics } from '../observability/metrics.ts';
import { contains, networks } from './request-pipeline.ts';

export interface ProbeOptions {
  metrics: Metrics;
  internalNetworks: readonly string[];
  /** Resolves when the process can do its work. Redis is not part of it: without it we still serve. */
  checkReady(): Promise<void>;
  isStopping(): boolean;
  /** Addresses of pages that a shopper must be able to open now; of the api alone. */
  listPages?: () => Promise<readonly string[]>;
}

/**
 * /health: the process lives. /ready: it may get traffic. For our own machines only: /metrics, and /probes, which tells
 * Prometheus (`http_sd_configs`) what to look at from outside.
 */
export function addProbes(app: FastifyInstance, options: ProbeOptions) {
  const rules = { auth: 'public', limit: 'probe', tenant: false } as const;
  const schema = { hide: true };
  const inside = networks(options.internalNetworks);

  app.get('/health', { schema, config: rules }, async () => ({ status: 'ok' }));

  app.get('/ready', { schema, config: rules }, async (request, reply) => {
    if (options.isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await options.checkReady();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'not_ready' });
    }
  });

  app.get('/metrics', { schema, config: rules }, async (request, reply) => {
    if (!isInternal(request)) return notThere(reply);
    return reply.type(options.metrics.registry.contentType).send(await options.metrics.registry.metrics());
  });

  const { listPages } = options;
  if (listPages)
    app.get('/probes', { schema, config: rules }, async (request, reply) =>
      isInternal(request) ? [{ targets: await listPages() }] : notThere(reply),
    );

  // The socket, not the forwarded address: a request through a proxy comes from outside.
  function isInternal(request: FastifyRequest) {
    const forwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.via !== undefined;
    return !forwarded && contains(inside, request.socket.remoteAddress ?? '');
  }
}

/** Throws when the database does not answer. Busy is not gone: every process would turn unready in the same rush. */
export async function checkDatabase(db: Db): Promise<void> {
  try {
    await sql`select 1`.execute(db);
  } catch (error) {
    if (whyDatabaseFailed(error) !== 'busy') throw error;
  }
}

const notThere = (reply: FastifyReply) => reply.callNotFound();
