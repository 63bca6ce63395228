import type { Db } from '../../platform/db/db.ts';
import { suggestTowns } from '../towns/suggest-towns.ts';
import { findChoices } from './alert-choices.sql.ts';
import type { NewAlert } from './alerts.sql.ts';

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
