import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { staffScope } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import { createExport, findExport, readExport } from './create-export.ts';
import { EXPORTED_LISTS } from './export-lists.ts';
import * as contracts from './exports.contract.ts';
import { exportLines, fileName, openExportStorage } from './store-export.ts';

const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function exportRoutes(app: FastifyInstance, { db, config }: Shop) {
  const storage = openExportStorage(config.files);
  contractRoute(app, contracts.createExport, OWN, async ({ params, body }, request) => {
    const created = await createExport(
      db,
      { id: params.id, staffId: actorOf(request).id },
      {
        ...body,
        scopeOf: (permission, sites) => listScope(db, request, permission, sites),
      },
    );
    if (!created.ok) throw new HttpRefusal(created.code === 'malformed' ? 400 : 409, created.code);
    return { data: created.export };
  });
  contractRoute(app, contracts.showExport, OWN, async ({ params }, request) => {
    const data = await readExport(db, { id: params.id, staffId: actorOf(request).id });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.exportFile, OWN, async ({ params }, request, reply) => {
    const one = await findExport(db, params.id);
    if (one?.staff_id !== actorOf(request).id) throw new HttpRefusal(404, 'not_found');
    // The permission may have ended since.
    staffScope(request, EXPORTED_LISTS[one.list].permission, one.site_ids);
    if (one.status === 'queued') throw new HttpRefusal(409, 'conflict');
    const day = new Date().toISOString().slice(0, 10);
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${one.list}-${day}.csv"`);
    if (one.status === 'stored') return reply.send(storage.read(fileName(one)));
    return reply.send(Readable.from(texts(exportLines(db, one))));
  });
}

async function* texts(pieces: AsyncIterable<{ readonly text: string }>) {
  for await (const { text } of pieces) yield text;
}
