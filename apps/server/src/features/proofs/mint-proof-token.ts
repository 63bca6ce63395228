import { type Db, withSite } from '../../platform/db/db.ts';
import { makeSecretToken } from '../customers/sessions/secret-token.ts';
import { saveProofToken } from './proofs.sql.ts';

/** The secret of a confirmation's link, made while its mail is written. Null: there is nothing to confirm any more. */
export async function mintProofToken(
  db: Db,
  { siteId, proofId }: { readonly siteId: number; readonly proofId: number },
): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  return (await withSite(db, siteId, (tx) => saveProofToken(tx, siteId, proofId, hash))) ? token : null;
}
