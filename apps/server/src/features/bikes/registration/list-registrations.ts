import type { Db } from '../../../platform/db/db.ts';
import { listPending, readRegistration } from './registrations.sql.ts';

/** What the desk has to look at, the oldest first. */
export const listRegistrations = (db: Db, siteId: number, page: { limit: number; offset: number }) =>
  listPending(db, siteId, page);

export const showRegistration = (db: Db, siteId: number, id: number) => readRegistration(db, siteId, id);
