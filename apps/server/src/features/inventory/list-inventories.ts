import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { findUnitsPage, findVariantAttributes } from './available-units.sql.ts';
import type { InventoryItem, InventoryMeta, InventoryStatus } from './inventory.contract.ts';
import { itemFrom, metaFrom, UNITS_PER_PAGE } from './inventory.rules.ts';
import type { Described, VariantDescriptions } from './variant-descriptions.ts';

/** The attributes units can be chosen by, as JSON text; null when this site does not show the product. */
export const listVariantAttributes = (
  db: Db,
  { siteId, slug, locale }: { siteId: number; slug: string; locale: string },
) => findVariantAttributes(db, siteId, slug, catalogueOf(locale));

export interface InventoriesQuery {
  readonly siteId: number;
  readonly slug: string;
  readonly locale: string;
  readonly page: number;
  /** Attribute id to value id. Unknown ids match no unit. */
  readonly values?: Readonly<Record<string, number>> | undefined;
  readonly status?: InventoryStatus | undefined;
  readonly near?: { readonly lat: number; readonly lng: number } | undefined;
  readonly sort?: 'soonest' | 'distance';
}

/** A page of the available units; null when this site does not show the product. */
export async function listInventories(
  db: Db,
  variants: VariantDescriptions,
  input: InventoriesQuery,
): Promise<{ data: InventoryItem[]; meta: InventoryMeta } | null> {
  const locale = catalogueOf(input.locale);
  const { siteId, slug, page, values = {}, status = null, near } = input;
  const { calendar, table } = await readSiteCalendar(db, siteId);
  const found = await findUnitsPage(db, {
    siteId,
    slug,
    page,
    values,
    status,
    perPage: UNITS_PER_PAGE,
    table,
    near: near && { ...near, isOrder: input.sort === 'distance' },
  });
  if (!found) return null;
  const { product: id, revision, units } = found;
  const described: Described = units.length > 0 ? await variants.of({ id, revision }, locale) : new Map();
  const speech = {
    tag: languageTag(locale, found.country),
    join: (first: string, second: string) => translate(locale, 'joined', { first, second }),
    calendar,
  };
  return {
    data: units.map((unit) => itemFrom(unit, described.get(unit.variant), speech)),
    meta: metaFrom(found, { page, status }),
  };
}
