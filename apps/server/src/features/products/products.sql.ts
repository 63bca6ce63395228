import { type Db, readSite, runPrepared } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import { FREE, PRODUCT_FOR_SALE, unitForSale } from './for-sale.fragment.ts';
import type { Offer, ProductDocument, Sibling } from './products.contract.ts';
import type { ProductPageSql, ProductSkuSql, StoreProductDocumentSql } from './products.sql.types.ts';

export interface ProductPage {
  readonly id: number;
  readonly revision: number;
  /** Null when none of the present revision is stored, and when the caller knows it. */
  readonly document: ProductDocument | null;
  readonly siblings: Sibling[];
  readonly currency: string;
  readonly country: string | null;
  readonly shop: boolean;
  readonly price: number | null;
  readonly units: number;
  readonly days: number | null;
  readonly best: Offer['best_status'];
}

/** The switcher lists so many models before the product and after it: a whole category, unless it is a very large one. */
const NEIGHBOURS = 12;

// Walks the order of the category from the product on, so that a category of hundreds costs no more than one of twenty.
const neighbours = (side: '>' | '<', order: 'asc' | 'desc') => `
        (select n.id, n.slug, n.original_name, n.picture, n.position, x.position as place from products n
           join site_products x on x.site_id = $1 and x.product_id = n.id and x.published
          where n.type_id = p.type_id and n.category_id = p.category_id and n.status = 'active'
            and (n.position, n.id) ${side} (p.position, p.id)
          order by n.position ${order}, n.id ${order} limit ${NEIGHBOURS})`;

// Everything a page needs in one statement. A document counts only while it carries the product's revision, and both
// are read from one snapshot: what was changed and committed before this statement is in the answer.
const PAGE = statement<ProductPageSql, ProductPage>(
  'product_page',
  `
select p.id, p.revision, case when p.revision <> $4 then d.body end as document, s.currency, s.country_iso as country, s.enable_shop as shop,
       siblings.list as siblings, offer.price, offer.units, offer.days,
       (array['draft', 'in_production', 'in_transit', 'on_hand'])[offer.stage] as best
  from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
  join sites s on s.id = $1
  left join product_documents d on d.product_id = p.id and d.locale = $3 and d.revision = p.revision
  cross join lateral (
    select coalesce(json_agg(json_build_object(
             'slug', o.slug, 'name', coalesce(own.name, en.name, o.original_name),
             'kind', coalesce(own.kind, en.kind), 'image', o.picture)
           order by o.place, o.position, o.original_name), '[]') as list
      from (${neighbours('>', 'asc')} union all ${neighbours('<', 'desc')}) o
      left join product_translations own on own.product_id = o.id and own.locale = $3
      left join product_translations en on en.product_id = o.id and en.locale = 'en'
  ) siblings
  cross join lateral (
    select min(u.price_minor) as price, count(*) as units, min(unit_days(u.status, u.expected_on, u.local_days)) as days,
           max(case u.status when 'on_hand' then 4 when 'in_transit' then 3 when 'in_production' then 2 else 1 end) as stage
      from units u
     where s.enable_shop and u.site_id = $1 and u.product_id = p.id
       and ${unitForSale("s.settings->'presale' = 'true'")} and ${FREE}
  ) offer
 where p.slug = $2 and ${PRODUCT_FOR_SALE}`,
);

/** `known` is the revision of the document the caller has: then it is not sent again. */
export async function findProductPage(
  db: Db,
  requested: { siteId: number; slug: string; locale: string; known: number },
): Promise<ProductPage | null> {
  const { siteId, slug, locale, known } = requested;
  const rows = await readSite(db, siteId, PAGE, [siteId, slug, locale, known]);
  return rows[0] ?? null;
}

const STORE = statement<StoreProductDocumentSql>(
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

const SKU = statement<ProductSkuSql>(
  'product_sku',
  `
select p.sku from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
 where p.slug = $2 and ${PRODUCT_FOR_SALE}`,
);

export async function findShownSku(db: Db, siteId: number, slug: string): Promise<string | null> {
  const [row] = await runPrepared(db, SKU, [siteId, slug]);
  return row?.sku ?? null;
}
