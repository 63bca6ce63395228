import type { Tx } from '../../platform/db/db.ts';
import * as versions from './versions.sql.ts';

/** What editors of a site's content need to know of it. */
export const findSiteFacts = (tx: Tx, siteId: number) => versions.findSiteFacts(tx, siteId);
