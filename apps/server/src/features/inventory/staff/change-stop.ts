import type { Tx } from '../../../platform/db/db.ts';
import { queuePurge } from '../../edge/queue-purge.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import type { UnitStop } from './unit-stops.staff.contract.ts';
import { liftStop, setStop } from './unit-stops.staff.sql.ts';

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
