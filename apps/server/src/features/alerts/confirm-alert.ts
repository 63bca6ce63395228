import { type Db, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { suggestTowns } from '../towns/suggest-towns.ts';
import { findChoices } from './alert-choices.sql.ts';
import { readConfirmToken } from './alert-token.ts';
import { tellAlertsJob, tellAlertsKey } from './alerts.jobs.ts';
import { lockAlert, markConfirmed, type NewAlert } from './alerts.sql.ts';

const METRES = { km: 1000, mi: 1609.344 } as const;

export interface ResolveInput {
  readonly siteId: number;
  readonly locale: string;
  readonly product: string;
  readonly color?: number | undefined;
  readonly size?: number | undefined;
  readonly place?: string | undefined;
  readonly radius: number;
  readonly radius_unit: keyof typeof METRES;
}

export type ResolveFailure = {
  readonly ok: false;
  readonly code: 'product_unknown' | 'color_unknown' | 'size_unknown' | 'place_unknown';
};

/** The rows and the point on the map that a request names. */
export async function resolveAlert(
  db: Db,
  input: ResolveInput,
): Promise<{ readonly ok: true; readonly alert: NewAlert } | ResolveFailure> {
  const { siteId, locale, color = null, size = null } = input;
  const choices = await findChoices(db, siteId, input.product, locale);
  if (!choices) return { ok: false, code: 'product_unknown' };
  if (color !== null && !choices.colors.some(({ id }) => id === color))
    return { ok: false, code: 'color_unknown' };
  if (size !== null && !choices.sizes.some(({ id }) => id === size))
    return { ok: false, code: 'size_unknown' };
  const alert = { siteId, productId: choices.id, colorId: color, sizeId: size };
  if (!input.place) return { ok: true, alert: { ...alert, near: null } };
  const [town] = await suggestTowns(db, { siteId, locale }, input.place);
  if (!town) return { ok: false, code: 'place_unknown' };
  const metres = Math.max(1000, Math.round(input.radius * METRES[input.radius_unit]));
  return { ok: true, alert: { ...alert, near: { place: town.name, ...town.position, metres } } };
}

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
