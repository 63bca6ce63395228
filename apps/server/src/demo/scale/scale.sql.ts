import type { Sizes } from './scale.sizes.ts';
import { catalogueStatements, largeShopStatements, manyDealersStatements } from './scale-catalogue.sql.ts';

/**
 * Row n belongs to site n % sites + 1 and is number n / sites there, so every child row can be computed
 * from its number alone and nothing is looked up while loading. Each site shows a fifth of the products.
 * A unit is ordered orders / units times; only the last of them can hold it, the earlier ones were cancelled.
 */
export function scaleStatements(size: Sizes) {
  const { unitId } = rowExpressions(size);
  return {
    first: [...siteStatements(size), ...catalogueStatements(size)],
    lanes: [
      orderStatements(size),
      [...unitStatements(size), ...customerStatements(size), ...orderLineStatements(size)],
    ],
    last: [
      ...paymentStatements(size),
      ...largeShopStatements(size, unitId),
      ...manyDealersStatements(size, unitId),
    ],
  };
}

/** SQL that computes a row's relations from its number. */
function rowExpressions({ sites, products, units, orders }: Sizes) {
  const shown = products / 5;
  const unitsPerSite = units / sites;
  const rounds = orders / units;
  const unitId = (n: string) =>
    `(lpad(to_hex(1700000000000 + (${n})::bigint * 50000), 12, '0') || '7' || substr(md5((${n})::text), 1, 3)
      || '8' || substr(md5((${n})::text), 4, 15))::uuid`;
  const unitOfOrder = `(g / ${sites} % ${unitsPerSite} * ${sites} + g % ${sites})`;
  const roundOfOrder = `(g / ${sites} / ${unitsPerSite})`;
  const productOf = (n: string) =>
    `((${n}) / ${sites} * 17 % ${shown} * 5 + (5 - (${n}) % ${sites} % 5) % 5 + 1)::int`;
  const placedAt = `timestamptz '2021-11-15' + g::float8 / ${orders} * interval '5 years'`;
  // 60 of 100 units are gone, 4 more are being bought this moment.
  const fate = (n: string) => `((${n}) / ${sites} * 13 % 100)`;
  // What unit_claims below says, since its trigger does not run in a bulk load: the last order of unit n still holds it.
  const takenUntil = `timestamptz '2021-11-15' + (${orders - units} + n)::float8 / ${orders} * interval '5 years'
                  + interval '72 hours'`;
  const isLast = `${roundOfOrder} = ${rounds - 1}`;
  const isSold = `${isLast} and ${fate(unitOfOrder)} < 60`;
  const isPending = `${isLast} and ${fate(unitOfOrder)} between 60 and 63`;
  return { unitId, unitOfOrder, productOf, placedAt, fate, takenUntil, isSold, isPending };
}

function siteStatements(size: Sizes) {
  const { sites, products, stores } = size;
  return [
    `insert into sites (id, slug, name, country_iso, country_name, continent, region, lat, lng, currency, timezone, enable_shop)
       select g + 1, chr(97 + g / 26) || chr(97 + g % 26), 'Site ' || g, upper(chr(97 + g / 26) || chr(97 + g % 26)),
              'Country ' || g, 'Europe', (array['africa', 'americas', 'asia', 'europe', 'oceania'])[g % 5 + 1],
              -60 + g * 120.0 / ${sites}, -170 + g * 340.0 / ${sites}, 'EUR', 'UTC', true
         from generate_series(0, ${sites - 1}) g`,
    `insert into site_locales (site_id, locale, name, is_default, position)
       select s.id, l.locale, l.name, l.place = 1, l.place from sites s,
              (values ('en', 'English', 1), ('it', 'Italiano', 2), ('fr', 'Français', 3)) as l (locale, name, place)`,
    `insert into categories (id, type_id, slug, original_name)
       select g, case when g <= 12 then 1 else 2 end, 'category-' || g, 'Category ' || g from generate_series(1, 20) g`,
    `insert into category_translations (category_id, locale, name)
       select c.id, l, c.original_name || ' ' || l from categories c, unnest(array['en', 'it', 'fr']) l`,
    `insert into products (id, type_id, category_id, slug, sku, original_name, position)
       select g, c.type_id, c.id, 'product-' || g, 'P' || g, 'Product ' || g, g
         from generate_series(1, ${products}) g join categories c on c.id = g % 20 + 1`,
    `insert into product_translations (product_id, locale, name, tagline)
       select p.id, l, p.original_name, 'A line about product ' || p.id from products p, unnest(array['en', 'it', 'fr']) l`,
    `insert into variants (id, product_id, sku, original_name)
       select p.id * 2 + v, p.id, 'V' || p.id * 2 + v, 'Variant ' || v from products p, generate_series(0, 1) v`,
    `insert into site_products (site_id, product_id, position)
       select s.id, p.id, p.position from sites s join products p on (p.id - 1) % 5 = (5 - (s.id - 1) % 5) % 5`,
    `insert into payment_methods (site_id, id, code, provider, component, reserve_minutes)
       select s.id, s.id * 2 + m.place, m.code, m.provider, m.component, m.minutes from sites s,
              (values (0, 'card', 'sandbox', 'CardConfirm', 30), (1, 'bank_transfer', 'bank', 'BankTransfer', 4320))
                as m (place, code, provider, component, minutes)`,
    `insert into stores (site_id, id, name, address, city, country_iso, services, location)
       select g % ${sites} + 1, g + 1, 'Store ' || g, 'Main street ' || g, 'City ' || g % 1000, s.country_iso,
              array['showroom', 'store_pickup', 'test_ride'],
              st_setsrid(st_makepoint(s.lng + sin(g * 12.9898) * 5, s.lat + sin(g * 78.233) * 5), 4326)::geography
         from generate_series(0, ${stores - 1}) g join sites s on s.id = g % ${sites} + 1`,
  ];
}

function orderStatements(size: Sizes) {
  const { sites, customers, orders } = size;
  const { placedAt, isSold, isPending } = rowExpressions(size);
  return [
    `insert into orders (site_id, id, code, customer_id, status, payment_status, fulfilment_status, locale, email,
           given_name, family_name, currency, prices_include_tax, subtotal_minor, tax_minor, total_minor,
           delivery_method, delivery_address, payment_method_id, deadline_at, placed_at, confirmed_at, delivered_at,
           cancelled_at, updated_at)
         select site, g + 1, upper(substr(md5(g::text), 1, 12)), customer,
                case when sold then 'delivered' when pending then 'pending_confirmation' else 'cancelled' end,
                case when sold then 'paid' else 'unpaid' end,
                case when sold then 'delivered' else 'unfulfilled' end,
                'en', 'rider' || customer || '@example.test', 'Anna', 'Rossi', 'EUR', true, 899000, 162115, 899000,
                'shipment', '{"address1": "Via Tortona 1", "city": "Milano", "postal_code": "20144", "country_code": "IT"}',
                site * 2, at + interval '72 hours', at,
                case when sold then at end, case when sold then at + interval '9 days' end,
                case when not sold and not pending then at + interval '3 days' end, at
           from (select g, g % ${sites} + 1 as site, ${placedAt} as at, ${isSold} as sold, ${isPending} as pending,
                        g / ${sites} * 7919 % ${customers / sites} * ${sites} + g % ${sites} + 1 as customer
                   from generate_series(0, ${orders - 1}) g) o`,
  ];
}

function unitStatements(size: Sizes) {
  const { sites, stores, units } = size;
  const { unitId, productOf, fate, takenUntil } = rowExpressions(size);
  return [
    `insert into units (site_id, id, product_id, variant_id, serial, status, store_id, plant, production_ends_on,
           transit_ends_on, expected_on, taken_until, sold_on, delivered_on, price_minor, currency)
         select n % ${sites} + 1, ${unitId('n')}, product, product * 2 + n / ${sites} % 2, 'SN' || n,
                case when fate < 30 then 'delivered' when fate < 60 then 'sold' when fate < 80 then 'on_hand'
                     when fate < 88 then 'in_transit' when fate < 95 then 'in_production' else 'draft' end,
                case when fate < 80 then n / ${sites} % ${stores / sites} * ${sites} + n % ${sites} + 1 end,
                case when fate >= 80 then 'Main works' end,
                date '2026-11-01', date '2026-12-01', case when fate >= 80 then current_date + (n % 60)::int end,
                case when fate < 60 then 'infinity'::timestamptz when fate < 64 then ${takenUntil} end,
                case when fate < 60 then date '2026-10-01' end,
                case when fate < 30 then date '2026-10-10' end, 899000 + n % 100 * 1000, 'EUR'
           from (select n, ${productOf('n')} as product, ${fate('n')} as fate
                   from generate_series(0, ${units - 1}) n) u`,
    `insert into prices (site_id, id, unit_id, amount_minor, currency, valid_from)
         select n % ${sites} + 1, n + 1, ${unitId('n')}, 899000 + n % 100 * 1000, 'EUR', timestamptz '2026-01-01'
           from generate_series(0, ${units - 1}) n`,
  ];
}

function customerStatements(size: Sizes) {
  const { sites, customers } = size;
  const { unitId } = rowExpressions(size);
  return [
    `insert into customers (site_id, id, email, given_name, family_name, locale)
         select n % ${sites} + 1, n + 1, 'rider' || n + 1 || '@example.test', 'Anna', 'Rossi', 'en'
           from generate_series(0, ${customers - 1}) n`,
    `insert into addresses (site_id, id, customer_id, type, given_name, family_name, address1, city, postal_code, country_code)
         select n % ${sites} + 1, n + 1, n + 1, 'shipping', 'Anna', 'Rossi', 'Via Tortona 1', 'Milano', '20144', 'IT'
           from generate_series(0, ${customers - 1}) n`,
    `insert into customer_tokens (site_id, id, customer_id, kind, token_hash, expires_at)
         select n % ${sites} + 1, n + 1, n + 1, 'session', sha256(('token ' || n)::bytea), now() + interval '1 year'
           from generate_series(0, ${customers / 5 - 1}) n`,
    `insert into carts (site_id, id, customer_id)
         select n % ${sites} + 1, md5('cart ' || n)::uuid, n + 1 from generate_series(0, ${customers / 5 - 1}) n`,
    `insert into cart_lines (site_id, cart_id, unit_id)
         select n % ${sites} + 1, md5('cart ' || n)::uuid, ${unitId('n')} from generate_series(0, ${customers / 5 - 1}) n`,
    `insert into idempotency_keys (site_id, actor, key, request_hash)
         select n % ${sites} + 1, 'customer:' || n + 1, 'key ' || n, sha256('{}')
           from generate_series(0, ${customers / 5 - 1}) n`,
  ];
}

function orderLineStatements(size: Sizes) {
  const { sites, units, orders } = size;
  const { unitId, unitOfOrder, productOf, placedAt, isSold, isPending } = rowExpressions(size);
  return [
    `insert into order_lines (site_id, order_id, line_no, unit_id, product_id, variant_id, sku, name, price_minor,
           tax_minor, tax_rate)
         select g % ${sites} + 1, g + 1, 1, ${unitId('u')}, product, product * 2 + u / ${sites} % 2, 'V' || product,
                'Product ' || product, 899000, 162115, 0.22
           from (select g, ${unitOfOrder} as u, ${productOf(unitOfOrder)} as product
                   from generate_series(0, ${orders - 1}) g) o`,
    `insert into order_events (site_id, order_id, seq, kind, actor_kind, occurred_at)
         select g % ${sites} + 1, g + 1, e, case e when 1 then 'placed' else 'closed' end, 'system',
                ${placedAt} + (e - 1) * interval '3 days'
           from generate_series(0, ${orders - 1}) g, generate_series(1, 2) e`,
    // Older released claims are pruned in real life: the order's events tell the story.
    `insert into unit_claims (site_id, id, unit_id, kind, order_id, expires_at, claimed_at, released_at, release_reason)
         select g % ${sites} + 1, g + 1, ${unitId(unitOfOrder)}, case when sold then 'sale' else 'reservation' end, g + 1,
                case when not sold then at + interval '72 hours' end, at,
                case when not sold and not pending then at + interval '72 hours' end,
                case when not sold and not pending then 'cancelled' end
           from (select g, ${placedAt} as at, ${isSold} as sold, ${isPending} as pending
                   from generate_series(${orders - 2 * units}, ${orders - 1}) g) o`,
    `insert into delivery_promises (site_id, id, unit_id, order_id, local_days, total_days, promised_on, reason, shown_at)
         select g % ${sites} + 1, g + 1, ${unitId(unitOfOrder)}, g + 1, 3, 9, at::date + 9, 'revised', at
           from (select g, ${placedAt} as at from generate_series(${orders - 2 * units}, ${orders - 1}, 10) g) o`,
    `insert into delays (site_id, promise_id, status, next_try_at, settled_at)
         select site_id, id, 'notified', shown_at, shown_at from delivery_promises`,
  ];
}

function paymentStatements(size: Sizes) {
  const { unitId } = rowExpressions(size);
  return [
    `insert into payment_attempts (site_id, id, order_id, method_id, provider, amount_minor, currency, exponent, status, provider_ref)
       select site_id, ${unitId('id')}, id, site_id * 2, 'sandbox', total_minor, currency, 2, 'paid', 'pi_' || id
         from orders where status = 'delivered'`,
    `insert into ledger_postings (site_id, id, attempt_id, kind, provider, provider_txn_id, occurred_at)
       select site_id, order_id, id, 'captured', provider, provider_ref, timestamptz '2026-10-01' from payment_attempts`,
    `insert into ledger_entries (site_id, posting_id, entry_no, account, amount_minor, currency)
       select p.site_id, p.order_id, e.no, e.account, e.sign * p.amount_minor, p.currency
         from payment_attempts p, (values (1, 'provider', 1), (2, 'sales', -1)) as e (no, account, sign)`,
  ];
}
