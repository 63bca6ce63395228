import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import type { SiteCalendar } from '../delivery/site-calendar.rules.ts';
import { readSiteCalendar } from '../delivery/site-calendar.ts';
import { withLicences } from './licences.rules.ts';
import { isAnySoldOut, offerFrom, similarFrom } from './offer.rules.ts';
import type { ProductDocuments } from './product-documents.ts';
import type { ProductDetail } from './products.contract.ts';
import { findProductPage, type ProductPage } from './products.sql.ts';
import { findListPrices, findSimilar } from './sold-out.sql.ts';

export interface ProductQuery {
  readonly siteId: number;
  readonly slug: string;
  readonly locale: string;
}

/** Null when this site does not show it. The document was checked against the contract when it was built. */
export async function showProduct(
  db: Db,
  documents: ProductDocuments,
  { siteId, slug, locale: requested }: ProductQuery,
): Promise<ProductDetail | null> {
  // Only languages we have words for, so that invented languages cannot fill the table.
  const locale = catalogueOf(requested);
  const atHand = documents.atHand(slug, locale);
  const calendar = await readSiteCalendar(db, siteId);
  const page = await findProductPage(db, { siteId, slug, locale, known: atHand?.revision ?? 0, calendar });
  if (!page) return null;
  const document =
    atHand?.revision === page.revision ? atHand.value : await currentDocument(documents, slug, locale, page);
  if (!document) return null;
  const tag = languageTag(locale, page.country);
  const colors = document.colors.map((color) => color.value_id);
  const { listPrices, similar } = await findSoldOut(db, page, { siteId, locale, colors, calendar });
  return {
    ...withLicences(document, page.country, locale),
    siblings: page.siblings,
    offer: offerFrom({ page, colors, listPrices, tag, calendar }),
    similar: similar.map((row) => similarFrom(row, page.currency, tag, calendar)),
  };
}

/** Asked only when something is sold out: a product with units in every colour needs none of it. */
async function findSoldOut(
  db: Db,
  { id, shop, available }: ProductPage,
  input: { siteId: number; locale: string; colors: readonly number[]; calendar: SiteCalendar },
) {
  const { siteId, locale, colors, calendar } = input;
  if (!shop || !isAnySoldOut(available, colors)) return { listPrices: [], similar: [] };
  const isSoldOut = available.length === 0;
  const [listPrices, similar] = await Promise.all([
    findListPrices(db, siteId, id),
    isSoldOut ? findSimilar(db, { siteId, productId: id, locale, calendar }) : [],
  ]);
  return { listPrices, similar };
}

function currentDocument(documents: ProductDocuments, slug: string, locale: string, page: ProductPage) {
  const { id, revision, document } = page;
  if (document === null) return documents.build({ id, slug, revision }, locale);
  return documents.takeOver(slug, locale, { revision, document });
}
