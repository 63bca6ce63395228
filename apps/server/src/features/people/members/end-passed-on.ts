import type { Tx } from '../../../platform/db/db.ts';
import { permissionsIn } from '../../staff/grants.rules.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { endMapping, shortenMapping } from '../groups/group-grants.sql.ts';
import { findHeldUntil } from './giving.rules.ts';
import { listHeldGrants, listPassedOn, markGrantEnded, type PassedOn, shortenGrant } from './grants.sql.ts';

/**
 * Nothing given outlives what its giver holds. After a grant has ended, what its holder has passed on ends or becomes
 * shorter as far as no other grant carries it, and so on along the chain. Only grants older than a gift carry it, so that
 * two people cannot keep each other's grants alive.
 */
export async function endPassedOn(tx: Tx, call: StaffCall, staffId: number, reason: string): Promise<void> {
  const held = await listHeldGrants(tx, staffId);
  for (const gift of await listPassedOn(tx, staffId)) {
    const older = held.filter(({ created_at }) => created_at < gift.created_at);
    const until = findHeldUntil(older, ['grant.give', ...permissionsIn(gift)], gift.site_ids);
    if (until === undefined) await end(tx, call, gift, reason);
    else if (until && (gift.until_at === null || gift.until_at > until))
      await shorten(tx, call, { gift, until, reason });
  }
}

interface Shortened {
  readonly gift: PassedOn;
  readonly until: Date;
  readonly reason: string;
}

async function shorten(tx: Tx, call: StaffCall, { gift, until, reason }: Shortened): Promise<void> {
  const { id, staff_id: holder, until_at } = gift;
  if (holder !== null && !(await shortenGrant(tx, id, until))) return end(tx, call, gift, reason);
  const holders = holder === null ? await shortenMapping(tx, id, until) : [holder];
  await writeAudit(tx, call, {
    action: 'grant.shorten',
    subject: { kind: holder === null ? 'group_grant' : 'staff', ref: String(holder ?? id) },
    reason,
    before: { grant: id, until_at },
    after: { until_at: until },
  });
  for (const one of holders) await endPassedOn(tx, call, one, reason);
}

async function end(tx: Tx, call: StaffCall, gift: PassedOn, reason: string): Promise<void> {
  const { id, staff_id: holder, role, scope_kind, scope_ref } = gift;
  if (holder === null) {
    const subject = { kind: 'group_grant', ref: String(id) } as const;
    const before = { role, scope_kind, scope_ref };
    const ended = await endMapping(tx, id, call.staffId);
    await writeAudit(tx, call, { action: 'group_grant.end', subject, reason, before, after: {} });
    for (const grant of ended) await endFurther(tx, call, grant, reason);
  } else if (await markGrantEnded(tx, id, holder, call.staffId)) {
    await endFurther(tx, call, { id, staff_id: holder }, reason);
  }
}

/** Writes that a grant has ended, and ends what its holder has passed on. */
export async function endFurther(
  tx: Tx,
  call: StaffCall,
  { id, staff_id: holder }: { readonly id: number; readonly staff_id: number },
  reason: string,
): Promise<void> {
  const subject = { kind: 'staff', ref: String(holder) } as const;
  await writeAudit(tx, call, { action: 'grant.end', subject, reason, before: { grant: id }, after: {} });
  await endPassedOn(tx, call, holder, reason);
}
