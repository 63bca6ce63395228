import { type Db, transact } from '../../../platform/db/db.ts';
import { findSubject, strengthen, useNonce } from './sessions.sql.ts';
import { isFresh, strongTime } from './sign-in.rules.ts';
import { type DeskIdentity, hashNonce } from './sign-in-with-id-token.ts';

type Strengthened =
  | { readonly ok: true; readonly strongUntil: Date }
  | { readonly ok: false; readonly code: 'identity_refused' };

const REFUSED = { ok: false, code: 'identity_refused' } as const;

/** Proves the identity behind a session again, by a sign-in of the same person at the provider within the last minute. */
export async function strengthenWithIdToken(
  db: Db,
  { tokens, strongAcr }: DeskIdentity,
  input: { staffId: number; sessionId: number; idToken: string; nonce: string },
): Promise<Strengthened> {
  const claims = await tokens.verify(input.idToken, input.nonce);
  if (!claims || !isFresh(strongTime(claims, strongAcr), new Date())) return REFUSED;
  const person = await findSubject(db, input.staffId);
  if (person?.oidc_issuer !== claims.issuer || person.oidc_subject !== claims.subject) return REFUSED;
  return transact(db, async (tx): Promise<Strengthened> => {
    if (!(await useNonce(tx, hashNonce(input.nonce)))) return REFUSED;
    const strongUntil = await strengthen(tx, input.sessionId);
    return strongUntil ? { ok: true, strongUntil } : REFUSED;
  });
}
