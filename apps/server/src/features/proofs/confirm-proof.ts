import { type Db, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { hashToken } from '../customers/sessions/secret-token.ts';
import { extendDeadlineOfCart } from '../orders/moves/extend-deadline.ts';
import { confirmProofOf } from './proofs.sql.ts';

/** The link of the mail was followed: its address is read. A registered order gets its whole time. False: no such link. */
export const confirmProof = (
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, token }: { readonly siteId: number; readonly token: string },
): Promise<boolean> =>
  withSite(db, siteId, async (tx) => {
    const cartId = await confirmProofOf(tx, siteId, hashToken(token));
    if (cartId === null) return false;
    await extendDeadlineOfCart(tx, keys, { siteId, cartId });
    return true;
  });
