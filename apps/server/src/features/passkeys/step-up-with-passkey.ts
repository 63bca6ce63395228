import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import { confirmSession } from '../customers/sessions/confirm-session.ts';
import { checkAssertion } from './check-assertion.ts';
import { noteUse } from './passkeys.sql.ts';
import type { RelyingParty } from './relying-party.ts';

interface StepUpInput {
  readonly siteId: number;
  readonly customerId: number;
  readonly tokenId: number;
  readonly response: AuthenticationResponseJSON;
}

/** Proves one of the customer's own passkeys in a session that is open already. False: it proves nothing. */
export async function stepUpWithPasskey(db: Db, party: RelyingParty, input: StepUpInput): Promise<boolean> {
  const { siteId, customerId, tokenId, response } = input;
  const checked = await checkAssertion(db, party, { siteId, expectedCustomerId: customerId, response });
  if (checked?.key.customer_id !== customerId) return false;
  return withSite(db, siteId, async (tx) => {
    if (!(await noteUse(tx, siteId, checked.key.id, checked.used))) return false;
    await confirmSession(tx, siteId, tokenId);
    return true;
  });
}
