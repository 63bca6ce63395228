import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { isAnySoldOut, offerFrom } from './offer.rules.ts';
import { findProductOffers, type OfferRow } from './product-offers.sql.ts';
import type { Offer } from './products.contract.ts';
import { findListPrices } from './sold-out.sql.ts';

export interface ProductOffer {
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly image: string | null;
  /** The picture of each colour that has one. */
  readonly pictures: ReadonlyMap<number, string>;
  /** As the page of the product shows it; null where the shop is closed. */
  readonly offer: Offer | null;
}

/** The offers of several products, by the rule of the product page. Products the site does not show are left out. */
export async function listOffers(
  db: Db,
  input: { readonly siteId: number; readonly slugs: readonly string[]; readonly locale: string },
): Promise<ProductOffer[]> {
  if (input.slugs.length === 0) return [];
  const { siteId, slugs } = input;
  const locale = catalogueOf(input.locale);
  const calendar = await readSiteCalendar(db, siteId);
  const rows = await findProductOffers(db, { siteId, slugs, locale, calendar });
  return Promise.all(
    rows.map(async (row) => {
      const { slug, name, kind, image } = row;
      const listPrices = await listPricesOf(db, siteId, row);
      const colors = row.colors.map(({ id }) => id);
      const tag = languageTag(locale, row.country);
      const pictures = new Map(row.colors.flatMap(({ id, picture }) => (picture ? [[id, picture]] : [])));
      const offer = offerFrom({ page: row, colors, listPrices, tag, calendar });
      return { slug, name, kind, image, pictures, offer };
    }),
  );
}

/** Needed only when the product, or one of its colours, is sold out. */
const listPricesOf = (db: Db, siteId: number, { id, shop, available, colors }: OfferRow) =>
  shop &&
  isAnySoldOut(
    available,
    colors.map((color) => color.id),
  )
    ? findListPrices(db, siteId, id)
    : [];
