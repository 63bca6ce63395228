import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import type { Db } from '../../platform/db/db.ts';
import { toDeliveryUnit, unitDays } from '../delivery/delivery.rules.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { variantDescriptions } from '../inventory/variant-descriptions.ts';
import type { Accessory } from './accessories.contract.ts';
import { findAccessory } from './accessories.sql.ts';

export interface AccessoryQuery {
  readonly siteId: number;
  readonly slug: string;
  readonly locale: string;
}

/** The answer is null when this site does not show it, or it is no accessory. What variants are called is remembered. */
export function accessoryReader(db: Db) {
  const descriptions = variantDescriptions(db);
  return async function showAccessory({
    siteId,
    slug,
    locale: requested,
  }: AccessoryQuery): Promise<Accessory | null> {
    const locale = catalogueOf(requested);
    const found = await findAccessory(db, { siteId, slug, locale });
    if (!found) return null;
    const { product: id, revision, currency } = found;
    const described = await descriptions.of({ id, revision }, locale);
    const tag = languageTag(locale, found.country);
    const { calendar } = await readSiteCalendar(db, siteId);
    return {
      fits: [...found.fits],
      variants: found.variants.map(({ price, first, ...variant }) => ({
        ...variant,
        ...readyOf(first && unitDays(calendar, toDeliveryUnit(first))),
        price,
        price_formatted: price === null ? null : formatMoney(money(price, currency), tag),
        picture: described.get(variant.id)?.picture ?? null,
        values: described.get(variant.id)?.values ?? [],
      })),
    };
  };
}

const readyOf = (days: ReturnType<typeof unitDays> | null) => ({
  ready_on: days?.ready_on ?? null,
  total_etd: days?.total_etd ?? null,
});
