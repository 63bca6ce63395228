import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';
import type { Placeholder } from './forgotten-orders.sql.ts';

const forgetAll = (table: string) => `delete from ${table} where site_id = $1 and customer_id = $2`;
const KEYS = [
  statement('privacy_forget_customer_tokens', forgetAll('customer_tokens')),
  statement('privacy_forget_known_devices', forgetAll('known_devices')),
  statement('privacy_forget_passkeys', forgetAll('passkeys')),
  statement('privacy_forget_passkey_challenges', forgetAll('passkey_challenges')),
];

const FORGET_CUSTOMER = statement(
  'privacy_forget_customer',
  `
update customers set email = $3, given_name = $4, family_name = $5, phone = null, password_hash = null,
       email_verified_at = null, blocked_at = coalesce(blocked_at, now()), erased_at = now()
 where site_id = $1 and id = $2`,
);

/** The person and every way in. The row stays: invoices and orders point at it. */
export async function forgetCustomer(
  tx: Tx,
  { siteId, customerId }: CustomerKey,
  placeholder: Placeholder,
): Promise<void> {
  for (const statement of KEYS) await runPrepared(tx, statement, [siteId, customerId]);
  const names = [placeholder.email, placeholder.givenName, placeholder.familyName] as const;
  await runPrepared(tx, FORGET_CUSTOMER, [siteId, customerId, ...names]);
}
