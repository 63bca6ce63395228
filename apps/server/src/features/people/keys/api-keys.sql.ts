import { z } from 'zod';
import { type Db, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { coversSite } from '../../staff/grant-scope.fragment.ts';
import { Grant } from '../members/people.contract.ts';

const KeyGrant = Grant.pick({ role: true, scope_kind: true, scope_ref: true }).extend({
  until_at: z.string().nullable(),
  site_ids: z.array(z.number()),
});

export interface KeyRow {
  readonly id: number;
  readonly name: string;
  readonly created_at: Date;
  readonly created_by: string | null;
  readonly last_used_at: Date | null;
  readonly revoked_at: Date | null;
  readonly grants: readonly z.infer<typeof KeyGrant>[];
}

const KEYS = statement<Statements['staff_keys'], KeyRow>(
  'staff_keys',
  `
select t.staff_id as id, t.name, t.created_at, t.last_used_at, t.revoked_at,
       (select b.name from staff b where b.id = p.created_by) as created_by,
       coalesce((select json_agg(json_build_object('role', g.role, 'scope_kind', g.scope_kind, 'scope_ref', g.scope_ref,
           'until_at', g.until_at, 'site_ids', array(select s.id from sites s where ${coversSite('g', 's')})) order by g.id)
         from grants g where g.staff_id = t.staff_id and g.ended_at is null), '[]') as grants
  from staff_tokens t join staff p on p.id = t.staff_id
 where $1::int is null or t.staff_id = $1
 order by t.revoked_at is not null, t.id desc limit 1000`,
  { grants: z.array(KeyGrant) },
);

/** API keys with their open grants; one of them where its id is named. */
export const listKeys = (db: Db | Tx, id: number | null) => runPrepared(db, KEYS, [id]);

const ADD = statement(
  'staff_add_key',
  `
with member as (insert into staff (kind, name, created_by) values ('api_key', $1, $2) returning id)
insert into staff_tokens (staff_id, name, token_hash) select id, $1, $3 from member returning staff_id`,
);

/** Answers the id of the key's staff row. */
export async function insertKey(tx: Tx, name: string, createdBy: number, hash: Buffer): Promise<number> {
  const [row] = await runPrepared(tx, ADD, [name, createdBy, hash]);
  if (!row) throw new Error('The API key could not be written');
  return row.staff_id;
}

const REVOKE = statement(
  'staff_revoke_key',
  'update staff_tokens set revoked_at = now() where staff_id = $1 and revoked_at is null returning id',
);

const REVOKE_ALL = statement(
  'staff_revoke_keys_of',
  `
update staff_tokens t set revoked_at = now() from staff p
 where p.id = t.staff_id and p.kind = 'api_key' and p.created_by = $1 and t.revoked_at is null returning p.id, t.name`,
);

/** Revokes the keys that a person has made; answers them. */
export const revokeKeysOf = (tx: Tx, staffId: number) => runPrepared(tx, REVOKE_ALL, [staffId]);

/** False: there is no such key, or it was revoked before. */
export const markKeyRevoked = async (tx: Tx, id: number): Promise<boolean> =>
  (await runPrepared(tx, REVOKE, [id])).length > 0;
