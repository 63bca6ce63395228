import type { Tx } from '../../../platform/db/db.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { revokeKeysOf } from '../keys/api-keys.sql.ts';
import { endSessions } from '../sessions/sessions.sql.ts';
import type { Giver } from './give-grant.ts';
import { mayEnd } from './giving.rules.ts';
import { lockPerson, setStatus } from './grants.sql.ts';
import { readPerson } from './people.sql.ts';

export type ChangeKind = 'suspend' | 'resume' | 'end_sessions';

type Changed =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: 'not_found' | 'own_grant' | 'more_than_held' | 'conflict' };

/** Suspends a person, lets them back, or ends their sessions. Refused to staff whose scope is narrower than theirs. */
export async function changePerson(
  tx: Tx,
  giver: Giver,
  { staffId, kind, reason }: { staffId: number; kind: ChangeKind; reason: string },
): Promise<Changed> {
  const person = await lockPerson(tx, staffId);
  if (!person) return { ok: false, code: 'not_found' };
  if (staffId === giver.staffId) return { ok: false, code: 'own_grant' };
  const grants = (await readPerson(tx, staffId))?.grants ?? [];
  const siteIds = grants.filter(({ ended_at }) => ended_at === null).flatMap(({ site_ids }) => site_ids);
  if (!mayEnd(giver.held, siteIds)) return { ok: false, code: 'more_than_held' };
  if (kind === 'resume') {
    if (person.status !== 'suspended' || !(await setStatus(tx, staffId, 'active')))
      return { ok: false, code: 'conflict' };
  } else if (kind === 'suspend' && !(await setStatus(tx, staffId, 'suspended')))
    return { ok: false, code: 'conflict' };
  const ended = kind === 'resume' ? 0 : await endSessions(tx, staffId, null);
  if (kind === 'suspend') await revokeKeys(tx, giver, { staffId, reason });
  await writeAudit(tx, giver, {
    action: `staff.${kind}`,
    subject: { kind: 'staff', ref: String(staffId) },
    reason,
    before: { status: person.status },
    after:
      kind === 'end_sessions' ? { ended } : { status: kind === 'suspend' ? 'suspended' : 'active', ended },
  });
  return { ok: true, id: staffId };
}

/** The keys of a suspended person end for good: resuming does not bring them back. */
async function revokeKeys(
  tx: Tx,
  giver: Giver,
  { staffId, reason }: { staffId: number; reason: string },
): Promise<void> {
  for (const { id, name } of await revokeKeysOf(tx, staffId))
    await writeAudit(tx, giver, {
      action: 'api_key.revoke',
      subject: { kind: 'api_key', ref: String(id) },
      reason,
      before: { name },
      after: {},
    });
}
