import { z } from 'zod';
import { type Db, readSite, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { availableVariants, NEIGHBOURS, VariantOffer } from './available-variants.fragment.ts';
import { PRODUCT_FOR_SALE } from './for-sale.fragment.ts';
import { ProductDocument, Sibling } from './products.contract.ts';

const PageJson = {
  /** Null when none of the present revision is stored, and when the caller knows it. */
  document: ProductDocument.nullable(),
  siblings: z.array(Sibling),
  /** By variant; empty where the shop is closed. */
  available: z.array(VariantOffer),
};

export interface ProductPage extends Readonly<z.infer<z.ZodObject<typeof PageJson>>> {
  readonly id: number;
  readonly revision: number;
  readonly currency: string;
  readonly country: string | null;
  readonly shop: boolean;
}

// Everything a page needs in one statement. A document counts only while it carries the product's revision, and both
// are read from one snapshot: what was changed and committed before this statement is in the answer.
const PAGE = statement<Statements['product_page'], ProductPage>(
  'product_page',
  `
select p.id, p.revision, case when p.revision <> $4 then d.body end as document, s.currency, s.country_iso as country, s.enable_shop as shop,
       siblings.list as siblings, offer.available
  from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
  join sites s on s.id = $1
  left join product_documents d on d.product_id = p.id and d.locale = $3 and d.revision = p.revision
  cross join lateral (
    select coalesce(json_agg(json_build_object(
             'slug', o.slug, 'name', coalesce(own.name, en.name, o.original_name),
             'kind', coalesce(own.kind, en.kind), 'image', o.picture)
           order by o.place, o.position, o.original_name), '[]') as list
      from (${NEIGHBOURS}) o
      left join product_translations own on own.product_id = o.id and own.locale = $3
      left join product_translations en on en.product_id = o.id and en.locale = 'en'
  ) siblings
  cross join lateral (${availableVariants({ table: '$5', stores: '$6' })}) offer
 where p.slug = $2 and ${PRODUCT_FOR_SALE}`,
  PageJson,
);

/** `known` is the revision of the document the caller has: then it is not sent again. */
export async function findProductPage(
  db: Db,
  requested: {
    siteId: number;
    slug: string;
    locale: string;
    known: number;
    /** The site's calendar as `readyDays` takes it, and the stores with closed days of their own. */
    calendar: { table: readonly number[]; stores: readonly number[] };
  },
): Promise<ProductPage | null> {
  const { siteId, slug, locale, known, calendar } = requested;
  const values = [siteId, slug, locale, known, calendar.table, calendar.stores] as const;
  const rows = await readSite(db, siteId, PAGE, values);
  return rows[0] ?? null;
}

const STORE = statement(
  'store_product_document',
  `
insert into product_documents (product_id, locale, revision, body) values ($1, $2, $3, $4)
on conflict (product_id, locale) do update
  set revision = excluded.revision, body = excluded.body, built_at = now()
  where product_documents.revision < excluded.revision`,
);

/** Keeps the newer one: a builder that was slow and saw an older product changes nothing. */
export async function storeDocument(
  db: Db,
  document: { productId: number; locale: string; revision: number; body: string },
) {
  const { productId, locale, revision, body } = document;
  await runPrepared(db, STORE, [productId, locale, revision, body]);
}
