import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import { getOwnPassword } from '../customers.sql.ts';
import { consumeAttempts, resetAttempts, type Subject } from '../limits/attempts.ts';
import { isPassword } from '../password/passwords.ts';
import { isConfirmed, noteConfirmed } from '../sessions/customer-tokens.sql.ts';

/** The customer has just proved a password or a passkey in this session. */
export const confirmSession = (tx: Tx, siteId: number, tokenId: number): Promise<void> =>
  noteConfirmed(tx, siteId, tokenId);

/** Whether a password or a passkey was proved in this session within the last five minutes. */
export const hasStepUp = (
  db: Db,
  { siteId, tokenId }: { readonly siteId: number; readonly tokenId: number },
): Promise<boolean> => isConfirmed(db, siteId, tokenId);

export type ConfirmedPassword =
  | { readonly ok: true; readonly passwordHash: string }
  | { readonly ok: false; readonly code: 'wrong_password' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/** Checks the customer's password again. It has a budget apart from login's, and locks no login. */
export async function confirmPassword(
  db: Db,
  { siteId, customerId, password }: { siteId: number; customerId: number; password: string },
): Promise<ConfirmedPassword> {
  const guesses: Subject = { siteId, kind: 'account', what: 'password', value: customerId };
  const begun = await withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [guesses]);
    return taken.ok ? { ...taken, own: await getOwnPassword(tx, siteId, customerId) } : taken;
  });
  if (!begun.ok) return { ...begun, code: 'rate_limited' };
  const { password_hash: passwordHash } = begun.own;
  const isRight = await isPassword(password, passwordHash);
  if (!isRight || passwordHash === null) return { ok: false, code: 'wrong_password' };
  await withSite(db, siteId, (tx) => resetAttempts(tx, guesses));
  return { ok: true, passwordHash };
}

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
