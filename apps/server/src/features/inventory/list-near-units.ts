import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { translate } from '../../platform/text/messages.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import type { UnitRow } from './available-units.sql.ts';
import type { NearUnit } from './inventory.contract.ts';
import { itemFrom } from './inventory.rules.ts';
import { findNearUnits, type NearUnitRow } from './near-units.sql.ts';
import type { VariantDescriptions } from './variant-descriptions.ts';

const RADIUS_METRES = 200_000;
const MAX_STORES = 40;
const MAX_UNITS = 3;

export interface NearUnitsInput {
  readonly siteId: number;
  readonly locale: string;
  readonly lat: number;
  readonly lng: number;
}

/** The nearest vehicles that stand in a store. None where the shop is closed. */
export async function listNearUnits(
  db: Db,
  variants: VariantDescriptions,
  { siteId, locale: requested, lat, lng }: NearUnitsInput,
): Promise<NearUnit[]> {
  const locale = catalogueOf(requested);
  const { calendar } = await readSiteCalendar(db, siteId);
  const rows = await findNearUnits(db, {
    siteId,
    locale,
    lat,
    lng,
    radiusMetres: RADIUS_METRES,
    maxStores: MAX_STORES,
    maxUnits: MAX_UNITS,
  });
  const join = (first: string, second: string) => translate(locale, 'joined', { first, second });
  return Promise.all(
    rows.map(async (row) => {
      const { product_id: id, revision, slug, name, store_ref: ref, city } = row;
      const described = await variants.of({ id, revision }, locale);
      const formatting = { tag: languageTag(locale, row.country), join, calendar };
      return {
        ...itemFrom(toUnitRow(row), described.get(row.variant), formatting),
        product: { slug, name },
        store: { ref, city, position: { lat: row.lat, lng: row.lng } },
      };
    }),
  );
}

/** It stands in a store, so it has no expected day and no plant; a former price is told by the list of units. */
const toUnitRow = (row: NearUnitRow): UnitRow => ({
  ...row,
  status: 'on_hand',
  expected_on: null,
  before: null,
  plant: null,
});
