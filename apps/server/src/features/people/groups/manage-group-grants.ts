import { z } from 'zod';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { permissionsIn } from '../../staff/grants.rules.ts';
import { isRole } from '../../staff/staff.rules.ts';
import { cutPage, decodeCursor, listMeta } from '../../staff/staff-list.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { confirmMappingAct, needsConfirmation, proposeConfirmation } from '../members/confirm-gift.ts';
import { endFurther } from '../members/end-passed-on.ts';
import { type Giver, readHeldUntil } from '../members/give-grant.ts';
import { decideGrant, type GiveRefusal, mayEnd } from '../members/giving.rules.ts';
import { lockRole, readRoleScope, type Scope } from '../members/grants.sql.ts';
import type { GroupGrant } from './group-grants.contract.ts';
import { countMappings, endMapping, insertMapping, listMappings, lockMapping } from './group-grants.sql.ts';

const GroupKey = z.tuple([z.string(), z.int()]);

interface ListInput {
  readonly siteIds: readonly number[];
  readonly held: Giver['held'];
  readonly query: {
    readonly q?: string | undefined;
    readonly after?: string | undefined;
    readonly limit: number;
  };
}

/** A page of mappings that reach a site of the caller. */
export async function listGroupGrants(db: Db, { siteIds, held, query }: ListInput) {
  const filter = { siteIds, text: query.q?.trim() || null };
  const after = decodeCursor(GroupKey, query.after) ?? (['', 0] as const);
  const [rows, counted] = await Promise.all([
    listMappings(db, filter, { after, limit: query.limit }),
    countMappings(db, filter),
  ]);
  const page = cutPage(rows, query.limit, ({ group, id }) => [group, id]);
  const data = page.rows.map(
    ({ site_ids, created_at, until_at, ...row }): GroupGrant => ({
      ...row,
      until_at: until_at?.toISOString() ?? null,
      created_at: created_at.toISOString(),
      can_end: mayEnd(held, site_ids),
    }),
  );
  return { data, meta: listMeta(page.next, counted) };
}

type Mapped =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: GiveRefusal | 'conflict' | 'not_found' | 'wrong_site' };

/** Maps a group to a role. The members get it without being named, so the rules of giving a grant hold here. */
export async function createGroupGrant(
  tx: Tx,
  giver: Giver,
  input: Scope & { readonly group: string; readonly reason: string },
): Promise<Mapped> {
  const { group, role, scope_kind, scope_ref, reason } = input;
  await lockRole(tx, role);
  const scope = await readRoleScope(tx, input);
  const siteIds = scope?.site_ids ?? [];
  const now = new Date();
  const permissions =
    isRole(role) || scope?.is_custom ? permissionsIn({ role, permissions: scope?.permissions ?? [] }) : null;
  const heldUntil = await readHeldUntil(tx, giver, permissions, siteIds);
  const decision = decideGrant({
    giverId: giver.staffId,
    held: giver.held,
    permissions,
    heldUntil,
    siteIds,
    from: now,
    until: null,
    isGuest: false,
    now,
  });
  if (!decision.ok) return decision;
  if (!siteIds.includes(giver.siteId)) return { ok: false, code: 'wrong_site' };
  const until = heldUntil ?? null;
  const waits = needsConfirmation(permissions ?? []);
  const mapping = { group, role, scope_kind, scope_ref, createdBy: giver.staffId, until, waits };
  const id = await insertMapping(tx, mapping);
  if (id === undefined) return { ok: false, code: 'conflict' };
  await writeAudit(tx, giver, {
    action: 'group_grant.create',
    subject: { kind: 'group_grant', ref: String(id) },
    reason,
    before: {},
    after: { group, role, scope_kind, scope_ref, until_at: until },
  });
  const gift = { to: group, role, scope_kind, scope_ref, until_at: until?.toISOString() ?? null };
  if (waits) await proposeConfirmation(tx, giver, confirmMappingAct, { id, reason, gift });
  return { ok: true, id };
}

/** Ends a mapping; its grants end with it and not only at the next login. */
export async function endGroupGrant(
  tx: Tx,
  giver: Giver,
  { id, reason }: { readonly id: number; readonly reason: string },
): Promise<Mapped> {
  const mapping = await lockMapping(tx, id);
  if (!mapping) return { ok: false, code: 'not_found' };
  const { site_ids: siteIds, ...before } = mapping;
  if (!mayEnd(giver.held, siteIds)) return { ok: false, code: 'more_than_held' };
  const ended = await endMapping(tx, id, giver.staffId);
  await writeAudit(tx, giver, {
    action: 'group_grant.end',
    subject: { kind: 'group_grant', ref: String(id) },
    reason,
    before,
    after: {},
  });
  for (const grant of ended) await endFurther(tx, giver, grant, reason);
  return { ok: true, id };
}
