import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { changeStop } from './change-stop.ts';
import { liftUnitStop, setUnitStop } from './unit-stops.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffUnitStopRoutes(app: FastifyInstance, { db }: Shop) {
  for (const contract of [setUnitStop, liftUnitStop])
    creatingRoute(app, db, contract, STAFF, async (tx, { params, body }, request) => {
      const call = staffCall(request, 'unit.stop');
      const found = await changeStop(tx, call, params.id, { ...body, isSet: contract === setUnitStop });
      if (found) return { ok: true, answer: { data: { id: params.id } } };
      return { ok: false, refusal: new HttpRefusal(404, 'not_found') };
    });
}
