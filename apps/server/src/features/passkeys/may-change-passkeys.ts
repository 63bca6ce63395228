import type { Db } from '../../platform/db/db.ts';
import { hasStepUp } from '../customers/credentials/has-step-up.ts';

/** A session alone, left open or stolen, neither adds nor removes a way in. */
export const mayChangePasskeys = (
  db: Db,
  session: { readonly siteId: number; readonly tokenId: number },
): Promise<boolean> => hasStepUp(db, session);
