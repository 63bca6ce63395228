import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { ApprovalPersonSql } from './person.sql.types.ts';

const PERSON = statement<ApprovalPersonSql, { id: number }>(
  'approval_person',
  `select case when kind = 'api_key' then coalesce(created_by, id) else id end as id from staff where id = $1`,
);

/** The person behind a caller: an API key acts for the person who made it, so that one person is not two. */
export async function findPerson(db: Db | Tx, staffId: number): Promise<number> {
  const [row] = await runPrepared(db, PERSON, [staffId]);
  return row?.id ?? staffId;
}
