import { catalogueOf, languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db/db.ts';
import { withLicences } from './licences.rules.ts';
import type { ProductDocuments } from './product-documents.ts';
import type { ProductDetail } from './products.contract.ts';
import { offerFrom } from './products.rules.ts';
import { findProductPage, type ProductPage } from './products.sql.ts';

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
  const page = await findProductPage(db, { siteId, slug, locale, known: atHand?.revision ?? 0 });
  if (!page) return null;
  const document =
    atHand?.revision === page.revision ? atHand.value : await currentDocument(documents, slug, locale, page);
  if (!document) return null;
  const offer = offerFrom(page, languageTag(locale, page.country));
  return { ...withLicences(document, page.country, locale), siblings: page.siblings, offer };
}

function currentDocument(documents: ProductDocuments, slug: string, locale: string, page: ProductPage) {
  const { id, revision, document } = page;
  if (document === null) return documents.build({ id, slug, revision }, locale);
  return documents.takeOver(slug, locale, { revision, document });
}
