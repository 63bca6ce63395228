import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { headerOf, tenantOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, staffCall } from '../../staff/staff-call.ts';
import * as contracts from './feeds.staff.contract.ts';
import { importFeed } from './import-feed.ts';

const MACHINE = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const NDJSON = 'application/x-ndjson';
const CSV = 'text/csv';
const STATUS = { forbidden: 403, too_large: 413, malformed: 400 } as const;

export function staffFeedRoutes(app: FastifyInstance, { db }: Shop) {
  // A scope of its own: no other route takes these types. The body is left in the socket for the verb to read.
  app.register(async (room) => {
    room.addContentTypeParser([NDJSON, CSV], (_request, _payload, done) => done(null));

    contractRoute(room, contracts.importFeed, MACHINE, async ({ params, query }, request) => {
      const call = staffCall(request, 'feed.import');
      const type = headerOf(request, 'content-type')?.split(';')[0]?.trim().toLowerCase();
      const encoding = headerOf(request, 'content-encoding') ?? 'identity';
      if ((type !== NDJSON && type !== CSV) || !['identity', 'gzip'].includes(encoding))
        throw new HttpRefusal(415, 'unsupported_type');
      const imported = await importFeed(
        db,
        call,
        {
          feed: params.feed,
          site: tenantOf(request).slug,
          body: request.raw,
          format: type === CSV ? 'csv' : 'ndjson',
          isGzip: encoding === 'gzip',
          dryRun: query.dry_run === 'true',
          strict: query.strict === 'true',
        },
        (siteId) => permissionsOn(request, siteId)('feed.import'),
      );
      if (imported.ok) return { data: imported.answer };
      if (imported.code === 'nothing_valid')
        throw new HttpRefusal(422, 'validation_failed', { errors: imported.errors });
      throw new HttpRefusal(STATUS[imported.code], imported.code);
    });
  });
}
