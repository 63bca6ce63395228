// Of a return `r` of the order `o`. `$1` is the site.

/** Everything of the order has come back with this return; `mine` are its lines. */
export const IS_WHOLE = `not exists (select from order_lines l
                    where l.site_id = $1 and l.order_id = r.order_id and l.unit_id <> all(mine.units)
                      and not exists (select from return_lines rl
                                        join returns other on other.site_id = rl.site_id and other.id = rl.return_id
                                       where rl.site_id = $1 and rl.order_id = r.order_id and rl.unit_id = l.unit_id
                                         and other.status in ('received', 'refunded')))`;

/** The units of the return, those without an inspection, and what was paid for them, tax included. */
export const MINE = `(
    select array_agg(rl.unit_id order by rl.unit_id) as units,
           coalesce(array_agg(rl.unit_id order by rl.unit_id) filter (where rl.outcome is null), '{}') as uninspected,
           sum(l.price_minor - l.discount_minor + case when o.prices_include_tax then 0 else l.tax_minor end)::bigint
             as minor
      from return_lines rl
      join order_lines l on l.site_id = $1 and l.order_id = rl.order_id and l.unit_id = rl.unit_id
     where rl.site_id = $1 and rl.return_id = r.id) mine`;
