import { pointJson } from '../../platform/db/point-json.fragment.ts';
import { addressJson } from '../addresses/address-columns.fragment.ts';

// $1 is the site and $2 the cart; in statements made of CHECKOUT_PARTS $3 is the locale and $4 the customer.
export const SITE = `
  json_build_object('slug', s.slug, 'currency', s.currency, 'country_iso', s.country_iso, 'shop', s.enable_shop,
                    'timezone', s.timezone,
                    'settings', s.settings - 'hours' - 'legal' - 'socials') as site,
  now() as now`;

export const CART = `
  case when c.id is not null then json_build_object('status', c.status, 'customer_id', c.customer_id,
    'key_hash', encode(c.key_hash, 'hex'), 'contact', c.contact, 'delivery', c.delivery) end as cart`;

export const customer = (id: string) => `
  (select json_build_object('email', k.email, 'given_name', k.given_name, 'family_name', k.family_name, 'phone', k.phone,
     'email_is_verified', k.email_verified_at is not null)
     from customers k where k.site_id = $1 and k.id = ${id}::bigint) as customer`;

// A guest's address belongs to the cart, a customer's to the address book.
const ADDRESS = addressJson('a', ['id']);
const ADDRESSES = `
  coalesce((select json_agg(${ADDRESS} order by a.id)
     from (select * from addresses where site_id = $1 and customer_id = $4::bigint and type = 'shipping'
           union all
           select * from addresses where site_id = $1 and cart_id = $2::uuid) a), '[]') as addresses,
  coalesce((select json_agg(${ADDRESS} order by a.id) from addresses a
     where a.site_id = $1 and a.customer_id = $4::bigint and a.type = 'billing'), '[]') as billing_addresses`;

const STORES = `
  coalesce((select json_agg(json_build_object('id', st.id, 'name', st.name, 'address', st.address, 'city', st.city,
       'state', st.state, 'postal_code', st.postal_code, 'country_code', st.country_iso, 'phone', st.phone,
       'hours', st.office_hours, 'position', ${pointJson('st.location')})
       order by st.name, st.id)
     from stores st where st.site_id = $1 and st.status = 'active' and 'store_pickup' = any(st.services)
      and s.settings -> 'storePickup' = 'true'), '[]') as stores`;

const METHODS = `
  coalesce((select json_agg(json_build_object('id', m.code, 'kind', m.kind, 'carrier', m.carrier,
       'name', coalesce(own.name, en.name, any_name.name, m.carrier), 'first_minor', m.first_minor,
       'further_minor', m.further_minor, 'extra_days', m.extra_days) order by m.position, m.id)
     from shipment_methods m
     left join shipment_method_translations own on own.site_id = $1 and own.method_id = m.id and own.locale = $3
     left join shipment_method_translations en on en.site_id = $1 and en.method_id = m.id and en.locale = 'en'
     left join lateral (select name from shipment_method_translations t
                         where t.site_id = $1 and t.method_id = m.id order by locale limit 1) any_name on true
    where m.site_id = $1 and m.enabled), '[]') as methods`;

const PROOFS = `
  coalesce((select json_agg(json_build_object('email_key', encode(f.email_key, 'hex'),
       'captcha', f.captcha_passed_at is not null, 'confirmed', f.confirmed_at is not null))
     from checkout_proofs f where f.site_id = $1 and f.cart_id = $2::uuid), '[]') as proofs`;

/** Parts of a statement about a bag on its way to an order. Expects `s`, the site, and `c`, the cart. */
export const CHECKOUT_PARTS = [SITE, CART, customer('$4'), ADDRESSES, STORES, METHODS, PROOFS].join(',');
