import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

const PERSON = statement<Statements['approval_person'], { id: number }>(
  'approval_person',
  `select case when kind = 'api_key' then coalesce(created_by, id) else id end as id from staff where id = $1`,
);

/** Of an API key, the person who made it. Null: there is no such member of staff. */
export async function findPersonId(db: Db | Tx, staffId: number): Promise<number | null> {
  const [row] = await runPrepared(db, PERSON, [staffId]);
  return row?.id ?? null;
}
