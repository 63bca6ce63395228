import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

interface MemberInput {
  /** Null: every site. */
  readonly site: string | null;
  readonly role: string;
  readonly name: string;
}

/** A person with a role that the command line gave, in a session whose identity stays proved for the whole test. */
export async function aStaffMember(db: Db, { site, role, name }: MemberInput) {
  const token = `desk_${randomBytes(32).toString('base64url')}`;
  const { id } = await db
    .insertInto('staff')
    .values({ kind: 'person', name, email: `${randomUUID()}@desk.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('grants')
    .values({
      staff_id: id,
      role,
      scope_kind: site === null ? 'brand' : 'site',
      scope_ref: site,
      reason: 'test',
    })
    .execute();
  await openStaffSession(db, id, token);
  return { id, token };
}

/** A session whose identity stays proved for the whole test. */
export async function openStaffSession(
  db: Db,
  staffId: number,
  token = `desk_${randomBytes(32).toString('base64url')}`,
): Promise<string> {
  const hash = createHash('sha256').update(token).digest();
  await sql`
    insert into staff_sessions (staff_id, token_hash, strong_at, expires_at, network)
    values (${staffId}, ${hash}, now() + interval '1 hour', now() + interval '8 hours', '127.0.0.0/24')`.execute(
    db,
  );
  return token;
}
