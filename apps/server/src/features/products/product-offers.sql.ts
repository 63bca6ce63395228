import { z } from 'zod';
import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { availableVariants, VariantOffer } from './available-variants.fragment.ts';
import { PRODUCT_FOR_SALE } from './for-sale.fragment.ts';

const OfferJson = {
  available: z.array(VariantOffer),
  colors: z.array(z.object({ id: z.number(), picture: z.string().nullable() })),
};

export interface OfferRow extends Readonly<z.infer<z.ZodObject<typeof OfferJson>>> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: string | null;
  readonly image: string | null;
  readonly currency: string;
  readonly country: string | null;
  readonly shop: boolean;
}

const OFFERS = statement<Statements['product_offers'], OfferRow>(
  'product_offers',
  `
select p.id, p.slug, coalesce(own.name, en.name, p.original_name) as name, coalesce(own.kind, en.kind) as kind,
       p.picture as image, s.currency, s.country_iso as country, s.enable_shop as shop, offer.available, made.colors
  from products p
  join site_products sp on sp.site_id = $1 and sp.product_id = p.id
  join sites s on s.id = $1
  left join product_translations own on own.product_id = p.id and own.locale = $3
  left join product_translations en on en.product_id = p.id and en.locale = 'en'
  cross join lateral (${availableVariants({ table: '$4', stores: '$5' })}) offer
  cross join lateral (
    select coalesce(json_agg(json_build_object('id', c.value_id, 'picture', c.picture) order by c.place), '[]') as colors
      from (select vv.value_id, min(v.position) as place,
                   (array_agg(v.picture order by v.position) filter (where v.picture is not null))[1] as picture
              from variants v
              join variant_values vv on vv.variant_id = v.id
              join attributes a on a.id = vv.attribute_id and a.slug = 'colour'
             where v.product_id = p.id and v.status = 'active' group by vv.value_id) c) made
 where p.slug = any($2::text[]) and ${PRODUCT_FOR_SALE}`,
  OfferJson,
);

/** What the site has of each product; products it does not show are left out. */
export const findProductOffers = (
  db: Db,
  input: {
    siteId: number;
    slugs: readonly string[];
    locale: string;
    calendar: { table: readonly number[]; stores: readonly number[] };
  },
): Promise<OfferRow[]> => {
  const { siteId, slugs, locale, calendar } = input;
  return readSite(db, siteId, OFFERS, [siteId, slugs, locale, calendar.table, calendar.stores]);
};
