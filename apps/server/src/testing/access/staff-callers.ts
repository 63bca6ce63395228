import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { ROLES, type Role } from '../../features/staff/staff.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { openStaffSession } from '../builders/staff-builders.ts';

/** Where a person has the role: here, on another site, here until yesterday, nowhere. */
export type CallerScope = 'own site' | 'another site' | 'expired' | 'no grant';

export interface StaffCaller {
  readonly name: string;
  readonly role: Role | null;
  readonly scope: CallerScope;
  readonly token: string;
}

/** A signed-in person for every role and scope. */
export async function makeStaffCallers(
  db: Db,
  sites: { readonly own: string; readonly other: string },
): Promise<StaffCaller[]> {
  const callers: StaffCaller[] = [];
  for (const role of ROLES)
    for (const scope of ['own site', 'another site', 'expired'] as const) {
      const token = await makePerson(db, `${role}, ${scope}`, {
        role,
        site: scope === 'another site' ? sites.other : sites.own,
        isExpired: scope === 'expired',
      });
      callers.push({ name: `${role}, ${scope}`, role, scope, token });
    }
  callers.push({ name: 'no grant', role: null, scope: 'no grant', token: await makePerson(db, 'no grant') });
  return callers;
}

async function makePerson(
  db: Db,
  name: string,
  grant?: { readonly role: Role; readonly site: string; readonly isExpired: boolean },
): Promise<string> {
  const staff = await db
    .insertInto('staff')
    .values({ kind: 'person', name, email: `${randomUUID()}@desk.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (grant)
    await sql`insert into grants (staff_id, role, scope_kind, scope_ref, reason, from_at, until_at)
      values (${staff.id}, ${grant.role}, 'site', ${grant.site}, 'test', now() - interval '2 days',
              ${grant.isExpired ? sql`now() - interval '1 day'` : null})`.execute(db);
  return openStaffSession(db, staff.id);
}
