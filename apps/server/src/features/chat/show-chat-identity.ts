import { createHmac } from 'node:crypto';
import type { Db } from '../../platform/db/db.ts';
import { showUser } from '../customers/profile/update-user.ts';
import type { ChatIdentity } from './chat.contract.ts';

interface ShowChatIdentityInput {
  readonly siteId: number;
  readonly siteSlug: string;
  readonly customerId: number;
  readonly locale: string;
  readonly secret: string | null;
}

/** Intercom's identity verification: HMAC-SHA-256 of the user id under the workspace's secret, in hex. */
export async function showChatIdentity(db: Db, input: ShowChatIdentityInput): Promise<ChatIdentity> {
  const { email, full_name: name } = await showUser(db, input);
  // Customers are counted per site, and one workspace may serve several.
  const user_id = `${input.siteSlug}-${input.customerId}`;
  const user_hash = input.secret ? createHmac('sha256', input.secret).update(user_id).digest('hex') : null;
  return { user_id, email, name, user_hash };
}
