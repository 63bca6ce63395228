import { createHash } from 'node:crypto';
import { type Db, withSite } from '../../platform/db.ts';
import type { Actor, Tenant } from '../../platform/http.ts';
import { findSession } from './customers.sql.ts';

/** Who a bearer token belongs to on this site. A token of another site proves nothing here. */
export async function authenticateCustomer(
  db: Db,
  token: string,
  tenant: Tenant | null,
): Promise<Actor | null> {
  if (!tenant) return null;
  const hash = createHash('sha256').update(token).digest();
  const session = await withSite(db, tenant.id, (tx) => findSession(tx, tenant.id, hash));
  return session ? { kind: 'customer', id: session.customer_id, tokenId: session.token_id } : null;
}
