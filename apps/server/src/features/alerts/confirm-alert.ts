import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { readConfirmToken } from './alert-token.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { lockAlert, markConfirmed } from './alerts.sql.ts';

interface ConfirmAlertInput {
  readonly siteId: number;
  readonly site: string;
  readonly token: string;
}

export interface Confirmed {
  readonly status: 'confirmed' | 'already_confirmed' | 'expired';
  readonly product: string | null;
}

/** Following the link puts the alert into the line. Null: no such link. */
export async function confirmAlert(
  { db, keys }: { readonly db: Db; readonly keys: SigningKeys },
  { siteId, site, token }: ConfirmAlertInput,
): Promise<Confirmed | null> {
  const link = readConfirmToken(keys, site, token);
  if (!link) return null;
  return withSite(db, siteId, async (tx): Promise<Confirmed> => {
    const alert = await lockAlert(tx, siteId, link.alertId);
    // Unconfirmed alerts are deleted after a few days.
    if (!alert) return { status: 'expired', product: null };
    const product = alert.slug;
    if (alert.status === 'waiting') return { status: 'already_confirmed', product };
    if (alert.status !== 'pending' || link.isExpired) return { status: 'expired', product };
    await markConfirmed(tx, siteId, link.alertId);
    const key = { siteId, productId: alert.product_id };
    await queueJob(tx, tellAlertsJob, key, { key: tellAlertsKey(key) });
    return { status: 'confirmed', product };
  });
}
