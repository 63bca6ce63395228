import type { Db } from '../../platform/db/db.ts';
import { findCountry } from './sites.sql.ts';

/** The country of a site, as ISO 3166 writes it; null for the global site. */
export const showCountry = (db: Db, siteId: number): Promise<string | null> => findCountry(db, siteId);
