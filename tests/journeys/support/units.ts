import { asOwner } from './customers.ts';

const FREE = `
  from units u
  join sites s on s.id = u.site_id and s.slug = $1
  join products p on p.id = u.product_id and p.status = 'active' and p.type_id = 1 and p.picture is not null
  join site_products sp on sp.site_id = u.site_id and sp.product_id = p.id and sp.published
 where u.status in ('on_hand', 'in_transit') and not u.blocked and (u.taken_until is null or u.taken_until < now())`;

export type FreeUnit = { uuid: string; name: string; slug: string };

/** Available units of different models of a site; a random one of each, so that two journeys seldom use the same. */
export const freeUnits = (site: string, count: number): Promise<FreeUnit[]> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select distinct on (p.slug) u.id as uuid, p.slug, p.original_name as name ${FREE} order by p.slug, random() limit $2`,
      [site, count],
    );
    if (rows.length < count) throw new Error(`${site} has only ${rows.length} models to be had`);
    return rows;
  });

/** The last of a model with sisters, so that others can be offered in its place. */
export const unitOfLargestModel = (site: string): Promise<FreeUnit> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select (array_agg(u.id order by u.id desc))[1] as uuid, p.slug, p.original_name as name ${FREE}
        group by p.slug, p.original_name order by count(*) desc, p.slug limit 1`,
      [site],
    );
    return rows[0];
  });

/** Takes units out of the stock, as staff do. */
export const stopUnits = (uuids: readonly string[]) =>
  asOwner((client) =>
    client.query(
      `insert into unit_stops (site_id, unit_id, source, set_by)
       select site_id, id, 'staff', 'journey' from units where id = any($1) on conflict do nothing`,
      [uuids],
    ),
  );

/** Another shopper holds the unit while `work` runs. */
export async function withHeldUnit(uuid: string, work: () => Promise<void>) {
  const id = await asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into unit_claims (site_id, unit_id, kind, expires_at)
       select site_id, id, 'hold', now() + interval '5 minutes' from units where id = $1 returning id`,
      [uuid],
    );
    return rows[0].id;
  });
  try {
    await work();
  } finally {
    await asOwner((client) =>
      client.query(`update unit_claims set released_at = now(), release_reason = 'cancelled' where id = $1`, [
        id,
      ]),
    );
  }
}

export interface MissingColor {
  slug: string;
  color: number;
  attribute: number;
  variant: number;
}

/** A colour that a shown product is made in and that no unit of the site has. */
export const missingColor = (site: string): Promise<MissingColor> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select p.slug, vv.value_id as color, vv.attribute_id as attribute, min(v.id) as variant
         from sites s
         join site_products sp on sp.site_id = s.id and sp.published
         join products p on p.id = sp.product_id and p.status = 'active' and p.type_id = 1 and p.picture is not null
         join variants v on v.product_id = p.id and v.status = 'active'
         join variant_values vv on vv.variant_id = v.id
         join attributes a on a.id = vv.attribute_id and a.slug = 'colour'
        where s.slug = $1
        group by s.id, p.id, p.slug, vv.value_id, vv.attribute_id
       having not exists (select from units u join variant_values uv on uv.variant_id = u.variant_id
                           where u.site_id = s.id and u.product_id = p.id and uv.value_id = vv.value_id)
        order by p.slug, vv.value_id limit 1`,
      [site],
    );
    if (!rows[0]) throw new Error(`every colour is in stock in ${site}`);
    return rows[0];
  });

/** The product with the most units among those that are available in more than one colour. */
export const productInColors = (site: string): Promise<string> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `select p.slug from (select u.* ${FREE}) u
         join products p on p.id = u.product_id
         join variant_values vv on vv.variant_id = u.variant_id
         join attributes a on a.id = vv.attribute_id and a.slug = 'colour'
        group by p.slug having count(distinct vv.value_id) > 1 order by count(*) desc, p.slug limit 1`,
      [site],
    );
    if (!rows[0]) throw new Error(`${site} has no model in two colours`);
    return rows[0].slug;
  });
