import type { Db } from '../../platform/db.ts';
import { askOnce, type RelyingParty } from './relying-party.ts';

/** The same for everybody: the browser looks for keys of ours, and the key says whose it is. */
export async function offerPasskeyLogin(db: Db, party: RelyingParty, siteId: number) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    ...{ rpID: party.id, timeout: 300_000, userVerification: 'required' },
    challenge: await askOnce(db, siteId, null),
  });
}
