import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { findChoices } from './alert-choices.sql.ts';
import type { AlertChoices } from './alerts.contract.ts';
import { openAlertJob, tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { upsertOwnAlert } from './alerts.sql.ts';
import { type ResolveFailure, type ResolveInput, resolveAlert } from './confirm-alert.ts';

interface RequestAlertInput extends ResolveInput {
  readonly email: string;
  readonly address: string;
}

export type Requested =
  | { readonly ok: true }
  | ResolveFailure
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/** Nothing here knows whether the address has an alert: the worker looks. */
export async function requestAlert(db: Db, input: RequestAlertInput): Promise<Requested> {
  const resolved = await resolveAlert(db, input);
  if (!resolved.ok) return resolved;
  const { siteId, email, locale, address } = input;
  return withSite(db, siteId, async (tx): Promise<Requested> => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'forms', value: address }]);
    if (!taken.ok) return { ...taken, code: 'rate_limited' };
    await queueJob(tx, openAlertJob, { ...resolved.alert, email, locale, request: randomUUID() });
    return { ok: true };
  });
}

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

/** Null when the site does not sell the product. */
export async function showAlertChoices(
  db: Db,
  input: { readonly siteId: number; readonly slug: string; readonly locale: string },
): Promise<AlertChoices | null> {
  const found = await findChoices(db, input.siteId, input.slug, input.locale);
  return found && { product: found.product, colors: found.colors, sizes: found.sizes };
}
