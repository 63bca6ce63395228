import { type Db, withSite } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { readStopToken } from './alert-token.ts';
import { endAlertsOf } from './alerts.sql.ts';

interface StopAlertsInput {
  readonly siteId: number;
  readonly site: string;
  readonly token: string;
}

/** By the link of any mail, as often as wanted; mail programs do it for their readers. False: no such link. */
export async function stopAlerts(
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, site, token }: StopAlertsInput,
): Promise<boolean> {
  const alertId = readStopToken(keys, site, token);
  if (alertId === null) return false;
  await withSite(db, siteId, (tx) => endAlertsOf(tx, siteId, alertId));
  return true;
}
