import type { FastifyInstance } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute } from '../../platform/http/idempotency.ts';
import { type StaffAct, staffCall } from '../staff/staff-call.ts';
import * as contracts from './warranty.staff.contract.ts';
import {
  actOnWarranty,
  listStaffWarranties,
  readStaffWarrantyFile,
  showStaffWarranty,
} from './warranty.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const notFound = () => new HttpRefusal(404, 'not_found');

type Files = Parameters<typeof readStaffWarrantyFile>[1];

export function staffWarrantyRoutes(app: FastifyInstance, db: Db, kept: Files) {
  contractRoute(app, contracts.listStaffWarranties, STAFF, ({ query }, request) =>
    listStaffWarranties(db, staffCall(request, 'read').siteId, query.status, query.page),
  );
  contractRoute(app, contracts.showStaffWarranty, STAFF, async ({ params }, request) => {
    const data = await showStaffWarranty(db, staffCall(request, 'read').siteId, params.code);
    if (!data) throw notFound();
    return { data };
  });
  contractRoute(app, contracts.readStaffWarrantyFile, STAFF, async ({ params }, request, reply) => {
    const file = await readStaffWarrantyFile(db, kept, staffCall(request, 'warranty').siteId, params);
    if (!file) throw notFound();
    return reply.headers(file.headers).send(file.bytes);
  });

  // Whether it is covered is for support to say; what the workshop does, for fulfilment.
  const steps = [
    [contracts.verifyWarranty, 'warranty', 'verified'],
    [contracts.repairWarranty, 'repair', 'in_repair'],
    [contracts.closeWarranty, 'repair', 'closed'],
  ] as const satisfies [unknown, StaffAct, string][];
  for (const [contract, act, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params }, request) =>
      answer(await actOnWarranty(tx, staffCall(request, act), params.code, { to })),
    );
  creatingRoute(app, db, contracts.rejectWarranty, STAFF, async (tx, { params, body }, request) => {
    const move = { to: 'rejected', reason: body.reason } as const;
    return answer(await actOnWarranty(tx, staffCall(request, 'warranty'), params.code, move));
  });
}

function answer(result: Awaited<ReturnType<typeof actOnWarranty>>) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
