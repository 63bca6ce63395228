import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { upsertOwnAlert } from './alerts.sql.ts';
import { type ResolveFailure, type ResolveInput, resolveAlert } from './resolve-alert.ts';

/** An alert of a customer: the address of the account is confirmed, so it waits at once. */
export async function addAlert(
  db: Db,
  input: ResolveInput & { readonly customerId: number },
): Promise<{ readonly ok: true } | ResolveFailure> {
  const resolved = await resolveAlert(db, input);
  if (!resolved.ok) return resolved;
  const { siteId, customerId, locale } = input;
  const { alert } = resolved;
  return withSite(db, siteId, async (tx) => {
    await upsertOwnAlert(tx, { ...alert, customerId, locale });
    const product = { siteId, productId: alert.productId };
    await queueJob(tx, tellAlertsJob, product, { key: tellAlertsKey(product) });
    return { ok: true };
  });
}
