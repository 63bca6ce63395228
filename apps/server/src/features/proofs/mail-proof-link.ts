import { randomUUID } from 'node:crypto';
import { type Db, type Tx, unsafeWithAllSites, withSite } from '../../platform/db/db.ts';
import { makeSecretToken } from '../../platform/secrets/secret-token.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { emailKey } from '../inventory/claims/claim-keys.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { type SavedProof, saveProof, saveProofToken, unsafeDeleteOldProofs } from './proofs.sql.ts';

interface LinkInput {
  readonly siteId: number;
  readonly cartId: string;
  readonly email: string;
  readonly locale: string;
  readonly captchaPassed: boolean;
  /** The address is the customer's own and verified: nothing has to be mailed. */
  readonly isVerified: boolean;
}

/** Saves what the shopper has shown and mails the link that confirms the address, unless it is confirmed. */
export async function mailProofLink(
  tx: Tx,
  keys: SigningKeys,
  input: LinkInput,
): Promise<SavedProof & { readonly sent: boolean }> {
  const { siteId, cartId, email, locale, captchaPassed, isVerified } = input;
  const key = emailKey(keys, siteId, email);
  const proof = await saveProof(tx, {
    siteId,
    cartId,
    emailKey: key,
    captchaPassed,
    confirmed: isVerified,
  });
  if (proof.confirmed) return { ...proof, sent: false };
  // One budget only: a refusal has written nothing, so the caller's transaction may still commit.
  const taken = await consumeAttempts(tx, [{ siteId, kind: 'account', what: 'proof', value: email }]);
  if (!taken.ok) return { ...proof, sent: false };
  await queueAccountMail(tx, {
    siteId,
    kind: 'checkout_confirm',
    key: `proof:${randomUUID()}`,
    to: email,
    locale,
    givenName: '',
    data: { proof_id: proof.id },
  });
  return { ...proof, sent: true };
}

/** The secret of a confirmation's link, made while its mail is written. Null: there is nothing to confirm any more. */
export async function mintProofToken(
  db: Db,
  { siteId, proofId }: { readonly siteId: number; readonly proofId: number },
): Promise<string | null> {
  const { token, hash } = makeSecretToken();
  return (await withSite(db, siteId, (tx) => saveProofToken(tx, siteId, proofId, hash))) ? token : null;
}

/** What a shopper showed for a cart is of no use once its order is paid or over. */
export const sweepProofs = (db: Db): Promise<number> => unsafeWithAllSites(db, unsafeDeleteOldProofs);
