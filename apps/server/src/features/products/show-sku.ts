import type { Db } from '../../platform/db/db.ts';
import { findShownSku } from './products.sql.ts';

/** What others know the product by; null when this site does not show it. */
export const showSku = (db: Db, siteId: number, slug: string) => findShownSku(db, siteId, slug);
