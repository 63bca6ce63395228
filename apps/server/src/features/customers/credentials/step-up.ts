import { type Db, withSite } from '../../../platform/db/db.ts';
import { noteConfirmed } from '../sessions/customer-tokens.sql.ts';
import { type ConfirmedPassword, confirmPassword } from './confirm-password.ts';

interface StepUpInput {
  readonly siteId: number;
  readonly customerId: number;
  readonly tokenId: number;
  readonly password: string;
}

/** Proves the password in a session that is open already: the next minutes may add and remove passkeys. */
export async function stepUp(db: Db, input: StepUpInput): Promise<ConfirmedPassword> {
  const confirmed = await confirmPassword(db, input);
  if (confirmed.ok) await withSite(db, input.siteId, (tx) => noteConfirmed(tx, input.siteId, input.tokenId));
  return confirmed;
}
