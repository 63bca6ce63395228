import type { Tx } from '../../../platform/db/db.ts';
import { permissionsIn } from '../../staff/grants.rules.ts';
import { isRole } from '../../staff/staff.rules.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { decideGrant, type GiveRefusal } from './giving.rules.ts';
import { insertGrant, lockPerson, readRoleScope } from './grants.sql.ts';
import type { GrantInput } from './people.contract.ts';

export interface Giver extends StaffCall {
  /** Everything the caller holds. */
  readonly held: ReadonlyMap<string, ReadonlySet<number>>;
}

export type Granted =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: GiveRefusal | 'not_found' | 'account_suspended' | 'wrong_site' };

/** Gives a role to a person, inside a scope and until a day; never more than the giver holds. */
export async function giveGrant(tx: Tx, giver: Giver, staffId: number, input: GrantInput): Promise<Granted> {
  const person = await lockPerson(tx, staffId);
  if (!person) return { ok: false, code: 'not_found' };
  if (person.status === 'suspended') return { ok: false, code: 'account_suspended' };
  return giveChecked(tx, giver, staffId, input);
}

/** The grant itself, for a person who is known to exist. */
export async function giveChecked(
  tx: Tx,
  giver: Giver,
  staffId: number,
  input: GrantInput,
): Promise<Granted> {
  const now = new Date();
  const from = input.from_at ? new Date(input.from_at) : now;
  const scope = await readRoleScope(tx, input);
  const siteIds = scope?.site_ids ?? [];
  const decision = decideGrant({
    giverId: giver.staffId,
    held: giver.held,
    receiverId: staffId,
    permissions:
      isRole(input.role) || scope?.is_custom
        ? permissionsIn({ role: input.role, permissions: scope?.permissions ?? [] })
        : null,
    siteIds,
    from,
    until: input.until_at ? new Date(input.until_at) : null,
    isGuest: input.is_guest,
    now,
  });
  if (!decision.ok) return decision;
  if (!siteIds.includes(giver.siteId)) return { ok: false, code: 'wrong_site' };
  const { role, scope_kind, scope_ref, reason } = input;
  const { until } = decision;
  const id = await insertGrant(tx, {
    staffId,
    role,
    scope_kind,
    scope_ref,
    from,
    until,
    giverId: giver.staffId,
    reason,
  });
  await writeAudit(tx, giver, {
    action: 'grant.give',
    subject: { kind: 'staff', ref: String(staffId) },
    reason,
    before: {},
    after: { grant: id, role, scope_kind, scope_ref, from_at: from, until_at: until },
  });
  return { ok: true, id };
}
