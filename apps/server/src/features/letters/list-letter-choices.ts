import type { Db } from '../../platform/db/db.ts';
import { readLetterChoices } from './letter-facts.sql.ts';

/** Products and articles that the blocks of a letter can name at a site. */
export const listLetterChoices = (db: Db, siteId: number) => readLetterChoices(db, siteId);
