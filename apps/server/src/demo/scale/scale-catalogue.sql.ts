import type { Sizes } from './scale.sizes.ts';

const WORDS = `unnest(array['en', 'it', 'fr']) l`;

/** What tells variants apart, and what a product page and a search read of a product. */
export function catalogueStatements({ products }: Pick<Sizes, 'products'>): string[] {
  return [
    `insert into attributes (id, slug, original_name, original_group, position) values
       (1, 'colour', 'Colour', null, 1), (2, 'size', 'Size', null, 2), (3, 'material', 'Material', 'Build', 3)`,
    `insert into attribute_translations (attribute_id, locale, name, group_name)
     select a.id, l, a.original_name || ' ' || l, a.original_group from attributes a, ${WORDS}`,
    // Twelve colours, six sizes, five materials; the ids tell which: 101, 201, 301.
    `insert into attribute_values (id, attribute_id, slug, original_content, settings, position)
     select a.id * 100 + g, a.id, a.slug || '-' || g, a.original_name || ' ' || g,
            case when a.id = 1 then jsonb_build_object('color1', '#' || lpad(to_hex(g * 1000000), 6, '0'), 'color2', null)
                 else '{}' end, g
       from attributes a, generate_series(1, 12) g
      where g <= (array[12, 6, 5])[a.id]`,
    `insert into attribute_value_translations (value_id, locale, content)
     select v.id, l, v.original_content || ' ' || l from attribute_values v, ${WORDS}`,
    `insert into variant_values (variant_id, attribute_id, value_id)
     select v.id, a, case a when 1 then 101 + (v.product_id + v.id % 2 * 5) % 12 else 201 + v.product_id % 6 end
       from variants v, generate_series(1, 2) a`,
    `insert into product_values (product_id, attribute_id, value_id, position)
     select g, 3, 301 + g % 5, 1 from generate_series(1, ${products}) g`,
    `insert into media (id, key, mime_type, width, height, hash, widths)
     select g, 'picture-' || g, 'image/jpeg', 1600, 1000, substr(md5(g::text), 1, 10), array[320, 480, 800, 1200, 1600]
       from generate_series(1, ${products}) g`,
    `insert into media_translations (media_id, locale, alt)
     select g, l, 'Product ' || g from generate_series(1, ${products}) g, ${WORDS}`,
    `insert into product_media (product_id, media_id, variant_id, role, position)
     select g, g, g * 2, 'gallery', 1 from generate_series(1, ${products}) g`,
    `insert into product_features (id, product_id, original_title, cover_media_id, position)
     select g * 3 + n - 3, g, 'Feature ' || n, g, n from generate_series(1, ${products}) g, generate_series(1, 3) n`,
    `insert into product_feature_translations (feature_id, locale, title, body)
     select f.id, l, f.original_title, 'What it is good for, in one sentence.' from product_features f, ${WORDS}`,
    `insert into geometry_measures (slug, unit, original_name, position)
     values ('reach', 'mm', 'Reach', 1), ('stack', 'mm', 'Stack', 2)`,
    `insert into product_geometries (product_id, measure, size_index, size_name, value)
     select g, m.slug, n, 'Size ' || n, 370 + n * 8 from generate_series(1, ${products}) g, geometry_measures m,
            generate_series(0, 3) n`,
    `insert into product_questions (id, product_id, position)
     select g, g, 1 from generate_series(1, ${products}) g`,
    `insert into product_question_translations (question_id, locale, question, answer)
     select g, 'en', 'Does it fit?', 'It does.' from generate_series(1, ${products}) g`,
    `insert into manuals (id, product_id, slug, original_name, position)
     select g, g, 'manual-' || g, 'Owner''s manual', 1 from generate_series(1, ${products}) g`,
    `insert into manual_files (manual_id, locale, url, file_name, bytes)
     select g, 'en', '/media/manuals/manual-' || g || '.pdf', 'manual.pdf', 20000 from generate_series(1, ${products}) g`,
  ];
}

/**
 * One more site, as large as a search has to be quick on: its own few stores, and units of one product in so many.
 * Its rows are numbered behind those of all the others.
 */
export function largeShopStatements(
  { sites, products, stores, units, shop }: Sizes,
  unitId: (n: string) => string,
): string[] {
  const site = sites + 1;
  const product = `(n * 7 % ${shop.products} * ${products / shop.products} + 1)`;
  const fate = 'n * 13 % 100';
  const numbers = `generate_series(0, ${shop.units - 1}) n`;
  return [
    `insert into sites (id, slug, name, country_iso, country_name, continent, region, lat, lng, currency, timezone, enable_shop)
     values (${site}, 'zz', 'Large shop', 'ZZ', 'Large shop', 'Europe', 'europe', 43.9, 12.9, 'EUR', 'UTC', true)`,
    `insert into site_locales (site_id, locale, name, is_default, position)
     values (${site}, 'en', 'English', true, 1), (${site}, 'it', 'Italiano', false, 2)`,
    `insert into site_products (site_id, product_id, position)
     select ${site}, n * ${products / shop.products} + 1, n from generate_series(0, ${shop.products - 1}) n`,
    `insert into stores (site_id, id, name, address, city, country_iso, services, location)
     select ${site}, ${stores} + n, 'Large store ' || n, 'Main street ' || n, 'Town ' || n, 'IT',
            array['showroom', 'store_pickup'], st_setsrid(st_makepoint(12.9 + n * 0.1, 43.9), 4326)::geography
       from generate_series(1, 20) n`,
    `insert into units (site_id, id, product_id, variant_id, serial, status, store_id, plant, expected_on, taken_until,
       sold_on, delivered_on, price_minor, currency)
     select ${site}, ${unitId(`${units} + n`)}, product, product * 2 + n / ${shop.products} % 2, 'LS' || n,
            case when fate < 5 then 'delivered' when fate < 10 then 'sold' when fate < 60 then 'on_hand'
                 when fate < 75 then 'in_transit' when fate < 95 then 'in_production' else 'draft' end,
            case when fate < 75 then ${stores} + 1 + n % 20 end, case when fate >= 75 then 'Main works' end,
            case when fate >= 60 then current_date + (n % 60)::int end,
            case when fate < 10 then 'infinity'::timestamptz when fate < 14 then now() + interval '15 minutes' end,
            case when fate < 10 then date '2026-10-01' end, case when fate < 5 then date '2026-10-10' end,
            499000 + n % 100 * 5000, 'EUR'
       from (select n, ${product} as product, ${fate} as fate from ${numbers}) u`,
    `insert into prices (site_id, id, unit_id, amount_minor, currency, valid_from)
     select ${site}, ${units} + n + 1, ${unitId(`${units} + n`)}, 499000 + n % 100 * 5000, 'EUR', timestamptz '2026-01-01'
       from ${numbers}`,
  ];
}

/**
 * One site whose country is full of dealers, about as far from one another as petrol stations; some have a few units.
 * Its rows are numbered behind those of the large shop.
 */
export function manyDealersStatements(
  { sites, products, stores, units, shop, dealers }: Sizes,
  unitId: (n: string) => string,
): string[] {
  const site = sites + 2;
  const firstStore = stores + 1000;
  const firstUnit = units + shop.units;
  return [
    `insert into sites (id, slug, name, country_iso, country_name, continent, region, lat, lng, currency, timezone, enable_shop)
     values (${site}, 'zy', 'Many dealers', 'US', 'Many dealers', 'Americas', 'americas', 39, -98, 'EUR', 'UTC', false)`,
    `insert into site_locales (site_id, locale, name, is_default, position) values (${site}, 'en', 'English', true, 1)`,
    // A fifth of the products, as on the ordinary sites: units of others are not for sale there.
    `insert into site_products (site_id, product_id, position)
     select ${site}, n, n from generate_series(1, ${products}, 5) n`,
    `insert into stores (site_id, id, name, address, city, postal_code, phone, office_hours, country_iso, services, location)
     select ${site}, ${firstStore} + n, 'Dealer ' || n, n % 9000 || ' Main Street', 'Town ' || n % 5000,
            lpad((n * 7919 % 100000)::text, 5, '0'), '+1 555 ' || lpad((n % 10000)::text, 4, '0'),
            '{"weekday": "9:00 AM – 6:00 PM", "weekdays": "Mon – Fri", "weekend": "10:00 AM – 4:00 PM"}', 'US',
            case n % 3 when 0 then array['showroom', 'store_pickup', 'test_ride'] when 1 then array['showroom']
                       else array['showroom', 'pay_point', 'test_ride'] end,
            st_setsrid(st_makepoint(-98 + sin(n * 12.9898) * 20, 39 + sin(n * 78.233) * 8), 4326)::geography
       from generate_series(0, ${dealers - 1}) n`,
    `insert into units (site_id, id, product_id, variant_id, serial, status, store_id, price_minor, currency)
     select ${site}, ${unitId(`${firstUnit} + n`)}, n % ${products} + 1, (n % ${products} + 1) * 2, 'MD' || n, 'on_hand',
            ${firstStore} + n * 20 % ${dealers}, 499000, 'EUR'
       from generate_series(0, ${shop.units / 2 - 1}) n`,
  ];
}
