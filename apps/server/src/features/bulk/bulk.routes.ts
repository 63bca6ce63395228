import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { staffScope } from '../staff/staff-call.ts';
import { listScope } from '../staff/staff-list.ts';
import * as contracts from './bulk.contract.ts';
import { createRun, listRows, moveRun, type RunKey, readRun, writeErrors } from './manage-runs.ts';
import { permissionOf } from './permission-of.ts';

// A run is its maker's own. Its rows may be of several sites; the permission is asked for each of them.
const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;
// 10,000 chosen rows with their sites.
const FREEZING = { ...OWN, maxBodyBytes: 1024 * 1024 } as const;

const keyOf = (request: FastifyRequest, id: string): RunKey => ({ id, staffId: actorOf(request).id });

async function answerRun(db: Db, key: RunKey) {
  const data = await readRun(db, key);
  if (!data) throw new HttpRefusal(404, 'not_found');
  return { data };
}

export function bulkRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.createBulkRun, FREEZING, async ({ params, body }, request) => {
    staffScope(request, permissionOf(body.action));
    const key = keyOf(request, params.id);
    const created = await createRun(
      db,
      { ...key, requestId: request.id },
      {
        input: body,
        scopeOf: (permission, sites) => listScope(db, request, permission, sites),
      },
    );
    if (!created.ok) throw new HttpRefusal(created.code === 'malformed' ? 400 : 422, created.code);
    return answerRun(db, key);
  });
  contractRoute(app, contracts.showBulkRun, OWN, ({ params }, request) =>
    answerRun(db, keyOf(request, params.id)),
  );
  contractRoute(app, contracts.runBulk, OWN, async ({ params }, request) => {
    const key = keyOf(request, params.id);
    const run = await answerRun(db, key);
    staffScope(request, permissionOf(run.data.action));
    await move(db, key, 'running');
    return answerRun(db, key);
  });
  contractRoute(app, contracts.stopBulk, OWN, async ({ params }, request) => {
    const key = keyOf(request, params.id);
    await move(db, key, 'stopping');
    return answerRun(db, key);
  });
  rowRoutes(app, db);
}

async function move(db: Db, key: RunKey, to: 'running' | 'stopping') {
  const moved = await moveRun(db, key, to);
  if (!moved.ok) throw new HttpRefusal(409, 'conflict');
}

function rowRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.listBulkRows, OWN, async ({ params, query }, request) => {
    const key = keyOf(request, params.id);
    await answerRun(db, key);
    return { data: await listRows(db, key, query) };
  });
  contractRoute(app, contracts.bulkErrors, OWN, async ({ params }, request, reply) => {
    const key = keyOf(request, params.id);
    await answerRun(db, key);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="bulk-errors-${params.id.slice(0, 8)}.csv"`)
      .send(await writeErrors(db, key));
  });
}
