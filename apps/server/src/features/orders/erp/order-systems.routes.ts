import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import * as contracts from './order-systems.contract.ts';
import { acknowledgeOrder, reportShipment } from './order-systems.ts';

const MACHINE = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

/** Calls of the ERP and of carriers. They are idempotent by what they say, so they take no Idempotency-Key. */
export function orderSystemRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.acknowledgeOrder, MACHINE, async ({ params, body }, request) => {
    const call = staffCall(request, 'order.acknowledge');
    const input = { code: params.code, number: body.number };
    const done = await acknowledgeOrder(db, call, input);
    if (!done.ok) throw new HttpRefusal(done.code === 'not_found' ? 404 : 409, done.code);
    return {
      data: { code: params.code, erp_number: done.number, acknowledged_at: done.at.toISOString() },
    };
  });
  contractRoute(app, contracts.reportShipment, MACHINE, async ({ params, body }, request) => {
    const call = staffCall(request, 'order.fulfil');
    const report = { ...body, code: params.code };
    const done = await reportShipment(db, call, report);
    if (!done.ok) throw new HttpRefusal(done.code === 'not_found' ? 404 : 409, done.code);
    return { data: done.acted };
  });
}
