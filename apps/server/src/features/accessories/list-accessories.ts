import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import { formatMoney, money } from '@paddock/money';
import type { Db } from '../../platform/db/db.ts';
import type { AccessoryCard } from './accessories.contract.ts';
import { findAccessories } from './accessories.sql.ts';

const MAX_CARDS = 4;

export interface AccessoriesQuery {
  readonly siteId: number;
  /** What they should fit. */
  readonly slugs: readonly string[];
  readonly locale: string;
}

/** What a page offers beside these products. */
export async function listAccessories(
  db: Db,
  { siteId, slugs, locale: requested }: AccessoriesQuery,
): Promise<AccessoryCard[]> {
  const locale = catalogueOf(requested);
  const rows = await findAccessories(db, { siteId, slugs, locale, max: MAX_CARDS });
  return rows.map(({ currency, country, ...card }) => ({
    ...card,
    price_formatted: formatMoney(money(card.price, currency), languageTag(locale, country)),
  }));
}
