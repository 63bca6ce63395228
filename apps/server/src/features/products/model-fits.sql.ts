import { type Db, readSite } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { PRODUCT_FOR_SALE } from './for-sale.fragment.ts';

export interface ModelFitRow {
  readonly slug: string;
  readonly seat_height: number;
  /** Texts of the specification, which name kinds of licence as placeholders. */
  readonly licences: readonly string[];
  readonly country: string | null;
}

const FITS = statement<Statements['model_fits'], ModelFitRow>(
  'model_fits',
  `
select p.slug, g.value::float8 as seat_height, s.country_iso as country,
       array(select av.original_content from product_values pv
               join attributes a on a.id = pv.attribute_id and a.slug = 'licence'
               join attribute_values av on av.id = pv.value_id
              where pv.product_id = p.id) as licences
  from site_products sp
  join sites s on s.id = sp.site_id
  join products p on p.id = sp.product_id and p.type_id = 1
  join product_geometries g on g.product_id = p.id and g.measure = 'seat-height' and g.size_index = 0
 where sp.site_id = $1 and ${PRODUCT_FOR_SALE}
 order by sp.position, p.position, p.id`,
);

export const findModelFits = (db: Db, siteId: number): Promise<readonly ModelFitRow[]> =>
  readSite(db, siteId, FITS, [siteId]);
