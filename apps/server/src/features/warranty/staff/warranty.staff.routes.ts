import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { type Permission, permissionsOn, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { listWarranties, showWarranty } from './read-warranties.ts';
import { listWarranties as listContract, showWarranty as showContract } from './warranties.staff.contract.ts';
import * as contracts from './warranty.staff.contract.ts';
import { actOnWarranty, linkStaffWarrantyFile, readStaffWarrantyFile } from './warranty.staff.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LISTS = { auth: 'staff', limit: 'staff', tenant: false } as const;
const notFound = () => new HttpRefusal(404, 'not_found');

export function staffWarrantyRoutes(app: FastifyInstance, { db, uploads: { kept } }: Shop) {
  contractRoute(app, listContract, LISTS, async ({ query }, request) =>
    listWarranties(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, showContract, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'order.read');
    const data = await showWarranty(db, siteId, params.code, permissionsOn(request, siteId));
    if (!data) throw notFound();
    return { data };
  });
  contractRoute(app, contracts.readStaffWarrantyFile, STAFF, async ({ params }, request, reply) => {
    const file = await readStaffWarrantyFile(db, kept, staffCall(request, 'warranty.decide').siteId, params);
    if (!file) throw notFound();
    return reply.headers(file.headers).send(file.bytes);
  });

  contractRoute(app, contracts.linkStaffWarrantyFile, STAFF, async ({ params }, request) => {
    const data = await linkStaffWarrantyFile(db, kept, staffCall(request, 'warranty.decide').siteId, params);
    if (!data) throw notFound();
    return { data };
  });

  // Whether it is covered is for support to say; what the workshop does, for fulfilment.
  const steps = [
    [contracts.verifyWarranty, 'warranty.decide', 'verified'],
    [contracts.repairWarranty, 'warranty.repair', 'in_repair'],
    [contracts.closeWarranty, 'warranty.repair', 'closed'],
  ] as const satisfies [unknown, Permission, string][];
  for (const [contract, permission, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params }, request) =>
      answer(await actOnWarranty(tx, staffCall(request, permission), params.code, { to })),
    );
  creatingRoute(app, db, contracts.rejectWarranty, STAFF, async (tx, { params, body }, request) => {
    const move = { to: 'rejected', reason: body.reason } as const;
    return answer(await actOnWarranty(tx, staffCall(request, 'warranty.decide'), params.code, move));
  });
}

function answer(result: Awaited<ReturnType<typeof actOnWarranty>>) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
