import type { Tx } from '../../../platform/db/db.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { endPassedOn } from './end-passed-on.ts';
import type { Giver } from './give-grant.ts';
import { mayEnd } from './giving.rules.ts';
import { lockPerson, markGrantEnded } from './grants.sql.ts';
import { readPerson } from './people.sql.ts';

export type Ended =
  | { readonly ok: true; readonly id: number }
  | {
      readonly ok: false;
      readonly code: 'not_found' | 'grant_over' | 'from_group' | 'more_than_held';
    };

/** Ends a grant at once: the next call of its holder is without it. */
export async function endGrant(
  tx: Tx,
  giver: Giver,
  input: { staffId: number; grantId: number; reason: string },
): Promise<Ended> {
  const { staffId, grantId, reason } = input;
  if (!(await lockPerson(tx, staffId))) return { ok: false, code: 'not_found' };
  const grant = (await readPerson(tx, staffId))?.grants.find(({ id }) => id === grantId);
  if (!grant) return { ok: false, code: 'not_found' };
  if (grant.group !== null) return { ok: false, code: 'from_group' };
  if (!mayEnd(giver.held, grant.site_ids)) return { ok: false, code: 'more_than_held' };
  if (!(await markGrantEnded(tx, grantId, staffId, giver.staffId))) return { ok: false, code: 'grant_over' };
  const { role, scope_kind, scope_ref } = grant;
  await writeAudit(tx, giver, {
    action: 'grant.end',
    subject: { kind: 'staff', ref: String(staffId) },
    reason,
    before: { grant: grantId, role, scope_kind, scope_ref },
    after: {},
  });
  await endPassedOn(tx, giver, staffId, reason);
  return { ok: true, id: grantId };
}
