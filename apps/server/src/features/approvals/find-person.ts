import type { Db, Tx } from '../../platform/db/db.ts';
import { findPersonId } from './person.sql.ts';

/** The person behind a caller: an API key acts for the person who made it, so that one person is not two. */
export const findPerson = async (db: Db | Tx, staffId: number): Promise<number> =>
  (await findPersonId(db, staffId)) ?? staffId;
