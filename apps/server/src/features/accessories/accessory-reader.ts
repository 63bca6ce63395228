import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import type { Db } from '../../platform/db/db.ts';
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
    return {
      fits: [...found.fits],
      variants: found.variants.map(({ price, ...variant }) => ({
        ...variant,
        price,
        price_formatted: price === null ? null : formatMoney(money(price, currency), tag),
        picture: described.get(variant.id)?.picture ?? null,
        values: described.get(variant.id)?.values ?? [],
      })),
    };
  };
}
