import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { permissionsOn, revisionOf, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import { changeOrderAddress, refuseAddress } from './change-order-address.ts';
import { countOrderViews, listStaffOrders } from './list/list-staff-orders.ts';
import * as listContracts from './list/order-list.staff.contract.ts';
import {
  type ActResult,
  acceptCashOrder,
  fulfil,
  mailOrderAgain,
  noteOrder,
  revokeOrderLinks,
} from './order-acts.ts';
import * as contracts from './orders.staff.contract.ts';
import { showStaffOrder } from './read-orders.ts';

// Staff go on working while a site is closed to shoppers.
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

const STAFF_LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffOrderRoutes(app: FastifyInstance, { db, readRefundAllowance }: Shop) {
  contractRoute(app, listContracts.listStaffOrders, STAFF_LIST, async ({ query }, request) =>
    listStaffOrders(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, listContracts.countOrderViews, STAFF_LIST, async ({ query }, request) => {
    const { siteIds } = await listScope(db, request, 'order.read', query.sites);
    return { data: await countOrderViews(db, siteIds) };
  });
  contractRoute(app, contracts.showStaffOrder, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'order.read');
    const { code } = params;
    const order = await showStaffOrder(db, siteId, code, {
      may: permissionsOn(request, siteId),
      readAllowance: () => readRefundAllowance({ siteId, code }),
    });
    if (!order) throw new HttpRefusal(404, 'not_found');
    return { data: order };
  });
  creatingRoute(app, db, contracts.acceptCashOrder, STAFF, async (tx, { params }, request) =>
    answer(await acceptCashOrder(tx, staffCall(request, 'order.accept'), { code: params.code })),
  );
  creatingRoute(app, db, contracts.noteOrder, STAFF, async (tx, { params, body }, request) =>
    answer(await noteOrder(tx, staffCall(request, 'order.note'), { code: params.code, text: body.text })),
  );
  creatingRoute(app, db, contracts.changeOrderAddress, STAFF, async (tx, { params, body }, request) => {
    const { reason, ...address } = body;
    const input = { code: params.code, revision: revisionOf(request), reason, address };
    const result = await changeOrderAddress(tx, staffCall(request, 'order.change_address'), input);
    if (!result.ok && result.code === 'validation_failed')
      return { ok: false, refusal: refuseAddress(result, request.locale) };
    return answer(result);
  });
  creatingRoute(app, db, contracts.mailOrderAgain, STAFF, async (tx, { params, body }, request) =>
    answer(
      await mailOrderAgain(tx, staffCall(request, 'order.mail_again'), {
        code: params.code,
        mailId: body.mail,
      }),
    ),
  );
  creatingRoute(app, db, contracts.revokeOrderLinks, STAFF, async (tx, { params, body }, request) =>
    answer(
      await revokeOrderLinks(tx, staffCall(request, 'order.revoke_links'), {
        code: params.code,
        reason: body.reason,
      }),
    ),
  );
  stepRoutes(app, db);
}

/** The way of the goods, one step after the other. */
function stepRoutes(app: FastifyInstance, db: Db) {
  const steps = [
    [contracts.prepareOrder, 'preparing'],
    [contracts.readyOrder, 'ready_for_pickup'],
    [contracts.shipOrder, 'shipped'],
    [contracts.deliverOrder, 'delivered'],
  ] as const;
  for (const [contract, to] of steps)
    creatingRoute(app, db, contract, STAFF, async (tx, { params, body }, request) => {
      const step = { code: params.code, to, tracking: body.tracking ?? null };
      return answer(await fulfil(tx, staffCall(request, 'order.fulfil'), step));
    });
}

function answer(result: ActResult<{ ok: false; code: 'edited_meanwhile' | 'tax_by_state' }>) {
  if (result.ok) return { ok: true as const, answer: { data: result.acted } };
  const status = result.code === 'not_found' ? 404 : 409;
  return { ok: false as const, refusal: new HttpRefusal(status, result.code) };
}
