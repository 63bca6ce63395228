import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/db.ts';
import { showUser } from '../customers/show-user.ts';
import type { ChatIdentity } from './chat.contract.ts';

interface Asked {
  readonly siteId: number;
  readonly siteSlug: string;
  readonly customerId: number;
  readonly locale: string;
  readonly secret: string | null;
}

/** Intercom's identity verification: HMAC-SHA-256 of the user id under the workspace's secret, in hex. */
export async function showChatIdentity(db: Db, asked: Asked): Promise<ChatIdentity> {
  const { email, full_name: name } = await showUser(db, asked);
  // Customers are counted per site, and one workspace may serve several.
  const user_id = `${asked.siteSlug}-${asked.customerId}`;
  const user_hash = asked.secret ? createHmac('sha256', asked.secret).update(user_id).digest('hex') : null;
  return { user_id, email, name, user_hash };
}
