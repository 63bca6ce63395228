import { createHash } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { hashToken, makeSecretToken } from '../../platform/secrets/secret-token.ts';
import { insertChallenge, takeChallenge } from './passkeys.sql.ts';

/** We, as authenticators know us. All countries are one host, so a browser may offer a key of another country. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
  readonly name: string;
}

export const relyingParty = (origin: string, brand: string): RelyingParty => ({
  id: new URL(origin).hostname,
  origin: new URL(origin).origin,
  name: brand,
});

// EdDSA, ES256, RS256: what every browser and key of today can do.
export const ALGORITHMS = [-8, -7, -257];

/** What an authenticator keeps of a customer: one name per account that tells nothing about the person. */
export const userHandle = (siteId: number, customerId: number): Buffer<ArrayBuffer> =>
  Buffer.from(createHash('sha256').update(`passkeys of ${siteId}:${customerId}`).digest());

/** A question that can be answered once, within minutes, by whom it was put to. */
export async function createChallenge(db: Db, siteId: number, customerId: number | null) {
  const { token, hash } = makeSecretToken();
  await withSite(db, siteId, (tx) => insertChallenge(tx, siteId, hash, customerId));
  return Buffer.from(token, 'base64url');
}

/** The question that an answer says it answers, if it was ours and is still open; it is not any more then. */
export async function consumeChallenge(
  db: Db,
  key: { siteId: number; customerId: number | null },
  clientDataJSON: string,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === null) return null;
  const { siteId, customerId } = key;
  const isOurs = await withSite(db, siteId, (tx) =>
    takeChallenge(tx, siteId, hashToken(challenge), customerId),
  );
  return isOurs ? challenge : null;
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
