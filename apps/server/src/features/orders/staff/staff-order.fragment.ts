// How the vehicle of an order's line looks. Each expects `l`, the line.

/** The colours of its variant, as they are drawn: one or two. */
export const LINE_COLORS = `coalesce((select array_remove(array[av.settings ->> 'color1', av.settings ->> 'color2'], null)
    from variant_values vv join attribute_values av on av.id = vv.value_id
   where vv.variant_id = l.variant_id
     and vv.attribute_id = (select id from attributes where slug = 'colour')), '{}')`;

/** Where its picture lies, in the smallest width that a screen of the desk needs; null without a picture of known widths. */
export const LINE_PICTURE = `(select '/media/' || m.key || '-' || m.hash || '-'
      || coalesce((select min(w) from unnest(m.widths) w where w >= 320), m.widths[cardinality(m.widths)]) || '.jpeg'
    from media m where m.key = l.details ->> 'picture')`;

/** The day its unit is expected now; null once it has arrived. */
export const LINE_EXPECTED_ON = `(select u.expected_on from units u where u.site_id = l.site_id and u.id = l.unit_id)`;

/** A case as staff read it, from payment_cases c and orders o. */
export const CASE = `json_build_object('id', c.id, 'order_code', o.code, 'kind', c.kind, 'status', c.status, 'detail', c.detail,
  'resolution', c.resolution, 'opened_at', c.opened_at, 'resolved_at', c.resolved_at)`;

/** The revision of the order `o`, as pushes name it: the microsecond of its last change. */
export const REVISION = '(extract(epoch from o.updated_at) * 1000000)::bigint::text';
