import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../platform/db/db.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import { type StaffCall, staffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { liftUnitStop, setUnitStop, type UnitStop } from './unit-stops.staff.contract.ts';
import { liftStop, setStop } from './unit-stops.staff.sql.ts';

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

/** Sets or lifts a stop of staff or of a recall. False: the site has no such unit, or the unit no such stop. */
export async function changeStop(
  tx: Tx,
  call: StaffCall,
  unitId: string,
  { source, ref = '', reason, isSet }: UnitStop & { readonly isSet: boolean },
): Promise<boolean> {
  const key = { siteId: call.siteId, unitId, source, ref };
  const product = isSet
    ? await setStop(tx, key, { reason, setBy: `staff ${call.staffId}` })
    : await liftStop(tx, key);
  if (product === null) return false;
  const stop = { source, ref };
  await writeAudit(tx, call, {
    action: isSet ? 'unit.stop' : 'unit.lift_stop',
    subject: { kind: 'unit', ref: unitId },
    reason,
    before: isSet ? {} : stop,
    after: isSet ? stop : {},
  });
  await queuePurge(tx, [`product:${product}`]);
  return true;
}
