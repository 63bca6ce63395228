import { type Db, withSite } from '../../platform/db/db.ts';
import type { TakenUnits } from './inventory.contract.ts';
import { findTakenUnits } from './taken-units.sql.ts';

/** Null when this site does not show the product. */
export const showTakenUnits = (
  db: Db,
  { siteId, slug }: { siteId: number; slug: string },
): Promise<TakenUnits | null> => withSite(db, siteId, (tx) => findTakenUnits(tx, siteId, slug));
