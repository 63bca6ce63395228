import type { Tx } from '../../../platform/db/db.ts';
import { permissionsIn } from '../../staff/grants.rules.ts';
import { isRole } from '../../staff/staff.rules.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { confirmGrantAct, needsConfirmation, proposeConfirmation } from './confirm-gift.ts';
import { decideGrant, findHeldUntil, type GiveRefusal } from './giving.rules.ts';
import { insertGrant, listHeldGrants, lockPerson, lockRole, readRoleScope } from './grants.sql.ts';
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
  return giveChecked(tx, giver, person, input);
}

/** The grant itself, for a person who is known to exist. */
export async function giveChecked(
  tx: Tx,
  giver: Giver,
  receiver: { readonly id: number; readonly name: string; readonly isKey?: boolean },
  input: GrantInput,
): Promise<Granted> {
  const staffId = receiver.id;
  await lockRole(tx, input.role);
  const now = new Date();
  const from = input.from_at ? new Date(input.from_at) : now;
  const scope = await readRoleScope(tx, input);
  const siteIds = scope?.site_ids ?? [];
  const permissions =
    isRole(input.role) || scope?.is_custom
      ? permissionsIn({ role: input.role, permissions: scope?.permissions ?? [] })
      : null;
  const decision = decideGrant({
    giverId: giver.staffId,
    held: giver.held,
    receiverId: staffId,
    permissions,
    heldUntil: await readHeldUntil(tx, giver, permissions, siteIds),
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
  // A key decides nothing and needs no confirmation.
  const waits = !receiver.isKey && needsConfirmation(permissions ?? []);
  const id = await insertGrant(tx, {
    staffId,
    role,
    scope_kind,
    scope_ref,
    from,
    until,
    giverId: giver.staffId,
    reason,
    waits,
  });
  await writeAudit(tx, giver, {
    action: 'grant.give',
    subject: { kind: 'staff', ref: String(staffId) },
    reason,
    before: {},
    after: { grant: id, role, scope_kind, scope_ref, from_at: from, until_at: until },
  });
  const gift = { to: receiver.name, role, scope_kind, scope_ref, until_at: until.toISOString() };
  if (waits) await proposeConfirmation(tx, giver, confirmGrantAct, { id, reason, gift });
  return { ok: true, id };
}

/** Until when the giver holds what is given; undefined: not all of it. */
export const readHeldUntil = async (
  tx: Tx,
  giver: Giver,
  permissions: readonly string[] | null,
  siteIds: readonly number[],
): Promise<Date | null | undefined> =>
  findHeldUntil(await listHeldGrants(tx, giver.staffId), ['grant.give', ...(permissions ?? [])], siteIds);
