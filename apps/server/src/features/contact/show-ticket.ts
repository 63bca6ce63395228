import type { Db } from '../../platform/db/db.ts';
import { getTicket } from './contact.sql.ts';

/** What its visitor is told. */
export const showTicket = (db: Db, siteId: number, id: string) => getTicket(db, siteId, id);
