import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { feedUnits as feedUnitsContract, watchImports } from './feeds.contract.ts';
import { importsOf, receiveUnits } from './receive-units.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;
const SENDER = { auth: 'feed', limit: 'feed', tenant: false, maxBodyBytes: MAX_BODY_BYTES } as const;

export function feedRoutes(app: FastifyInstance, { db, streams }: Shop) {
  contractRoute(app, watchImports, SENDER, async ({ query }, request, reply) => {
    const { key, pass } = importsOf(actorOf(request).tokenId);
    return streams.open(reply, { key, seconds: query.seconds }, pass);
  });

  // A scope of its own: no other route accepts NDJSON.
  app.register(async (room) => {
    // It stays text: a line that is no JSON is that line's error, not the request's.
    room.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );

    contractRoute(room, feedUnitsContract, SENDER, async ({ query, body }, request) => {
      const { tokenId } = actorOf(request);
      const received = await receiveUnits(db, { tokenId, body, dryRun: query.dry_run === 'true' });
      if (received.ok) return { data: received.answer };
      if (received.code === 'unauthenticated') throw new HttpRefusal(401, received.code);
      throw new HttpRefusal(422, 'validation_failed', { errors: received.errors });
    });
  });
}
