import { type Db, withSite } from '../../../platform/db/db.ts';
import type { Actor, Tenant } from '../../../platform/http/http.ts';
import { hashToken } from '../../../platform/secrets/secret-token.ts';
import { findSession, noteSeen } from './customer-tokens.sql.ts';

/** The customer of a bearer token on this site. A token of another site is invalid here. */
export async function authenticateCustomer(
  db: Db,
  token: string,
  tenant: Tenant | null,
): Promise<Actor | null> {
  if (!tenant) return null;
  const hash = hashToken(token);
  const session = await findSession(db, tenant.id, hash);
  if (!session) return null;
  // Once in minutes. A database that cannot write this moment still knows who is asking.
  if (session.unseen)
    await withSite(db, tenant.id, (tx) => noteSeen(tx, tenant.id, session.token_id, hash)).catch(() => {});
  return {
    kind: 'customer',
    id: session.customer_id,
    tokenId: session.token_id,
    isTokenDue: session.is_due,
  };
}
