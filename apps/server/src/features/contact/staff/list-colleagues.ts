import type { Db, Tx } from '../../../platform/db/db.ts';
import { findHolders } from '../../people/members/read-people.ts';

/** The people who can answer tickets of a site, by name. API keys are not among them. */
export async function listColleagues(
  db: Db | Tx,
  siteId: number,
): Promise<{ readonly id: number; readonly name: string }[]> {
  const holders = await findHolders(db, siteId, 'ticket.answer');
  const people = holders.filter(({ kind }) => kind === 'person').map(({ id, name }) => [id, name] as const);
  return [...new Map(people)].map(([id, name]) => ({ id, name }));
}
