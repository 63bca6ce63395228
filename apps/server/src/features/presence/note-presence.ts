import type { Db } from '../../platform/db/db.ts';
import * as presence from './presence.sql.ts';

export type PresenceKey = presence.PresenceKey;

/** Notes that a person has a text open, and names the others who have. */
export const notePresence = (db: Db, key: PresenceKey) => presence.notePresence(db, key);

export const endPresence = (db: Db, key: PresenceKey) => presence.endPresence(db, key);
