import { createHash, randomBytes } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { Customers, Orders, Products, Sites, Stores, Units, Variants } from '../platform/schema.ts';

// Builders write as the owner and fill in what the test does not care about.
let count = 0;
const next = () => {
  count += 1;
  return count;
};

/** aa, ab, … zz: slugs have two letters, so one test file may build 676 sites. */
function nextSlug(): string {
  const n = next() % 676;
  return String.fromCharCode(97 + Math.floor(n / 26), 97 + (n % 26));
}

export async function aSite(db: Db, given: Partial<Insertable<Sites>> = {}): Promise<Selectable<Sites>> {
  const slug = given.slug ?? nextSlug();
  const site = await db
    .insertInto('sites')
    .values({
      slug,
      name: `Site ${slug}`,
      country_iso: slug === 'global' ? null : slug.toUpperCase(),
      country_name: `Country ${slug}`,
      continent: 'Europe',
      region: 'europe',
      lat: 45.46,
      lng: 9.19,
      currency: 'EUR',
      timezone: 'Europe/Rome',
      enable_shop: true,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('site_locales')
    .values({ site_id: site.id, locale: 'en', name: 'English', is_default: true })
    .execute();
  return site;
}

export async function aCategory(db: Db, typeId = 1) {
  const n = next();
  return db
    .insertInto('categories')
    .values({ type_id: typeId, slug: `category-${n}`, original_name: `Category ${n}` })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aProduct(
  db: Db,
  given: Partial<Insertable<Products>> = {},
): Promise<Selectable<Products>> {
  const n = next();
  const typeId = given.type_id ?? 1;
  const categoryId = given.category_id ?? (await aCategory(db, typeId)).id;
  return db
    .insertInto('products')
    .values({
      slug: `product-${n}`,
      sku: `P-${n}`,
      original_name: `Product ${n}`,
      ...given,
      type_id: typeId,
      category_id: categoryId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aVariant(
  db: Db,
  given: Partial<Insertable<Variants>> = {},
): Promise<Selectable<Variants>> {
  const n = next();
  const productId = given.product_id ?? (await aProduct(db)).id;
  return db
    .insertInto('variants')
    .values({ sku: `V-${n}`, original_name: `Variant ${n}`, ...given, product_id: productId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aStore(
  db: Db,
  given: Partial<Insertable<Stores>> & { site_id: number; lat?: number; lng?: number },
): Promise<Selectable<Stores>> {
  const { lat = 45.46, lng = 9.19, ...columns } = given;
  return db
    .insertInto('stores')
    .values({
      name: `Store ${next()}`,
      address: 'Via Tortona 1',
      city: 'Milano',
      country_iso: 'IT',
      services: ['showroom', 'test_ride'],
      location: sql<string>`st_setsrid(st_makepoint(${lng}, ${lat}), 4326)::geography`,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** On hand in a store unless the test says otherwise. */
export async function aUnit(
  db: Db,
  given: Partial<Insertable<Units>> & { site_id: number },
): Promise<Selectable<Units>> {
  const variant =
    given.variant_id !== undefined && given.product_id !== undefined
      ? { id: given.variant_id, product_id: given.product_id }
      : await aVariant(db);
  const storeId = given.plant ? null : (given.store_id ?? (await aStore(db, { site_id: given.site_id })).id);
  return db
    .insertInto('units')
    .values({
      serial: `SERIAL${next()}`,
      status: 'on_hand',
      price_minor: 899_000,
      currency: 'EUR',
      ...given,
      product_id: variant.product_id,
      variant_id: variant.id,
      store_id: storeId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aCustomer(
  db: Db,
  given: Partial<Insertable<Customers>> & { site_id: number },
): Promise<Selectable<Customers>> {
  return db
    .insertInto('customers')
    .values({
      email: `rider${next()}@example.test`,
      given_name: 'Anna',
      family_name: 'Rossi',
      phone: '+390212345678',
      locale: 'en',
      // Only who has proved his address can sign in.
      email_verified_at: sql<Date>`now()`,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A signed-in customer: `token` is what the bearer header carries. */
export async function aSession(
  db: Db,
  given: {
    site_id: number;
    customer_id?: number;
    expires_at?: Date;
    kind?: 'session' | 'recovery' | 'verification';
  },
) {
  const customerId = given.customer_id ?? (await aCustomer(db, { site_id: given.site_id })).id;
  const token = randomBytes(32).toString('base64url');
  const row = await db
    .insertInto('customer_tokens')
    .values({
      site_id: given.site_id,
      customer_id: customerId,
      kind: given.kind ?? 'session',
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: given.expires_at ?? new Date(Date.now() + 3_600_000),
      created_at: sql<Date>`now() - interval '1 day'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, customerId, row };
}

export async function aCart(db: Db, given: { site_id: number; customer_id?: number }) {
  return db.insertInto('carts').values(given).returningAll().executeTakeFirstOrThrow();
}

/** An order of one unit, waiting for its payment, with its line. */
export async function anOrder(
  db: Db,
  given: Partial<Insertable<Orders>> & { site_id: number; unit?: Selectable<Units> },
): Promise<Selectable<Orders> & { unitId: string }> {
  const { unit: givenUnit, ...columns } = given;
  const unit = givenUnit ?? (await aUnit(db, { site_id: given.site_id }));
  const price = unit.price_minor ?? 0;
  const order = await db
    .insertInto('orders')
    .values({
      locale: 'en',
      email: 'anna@example.test',
      given_name: 'Anna',
      family_name: 'Rossi',
      currency: unit.currency,
      prices_include_tax: true,
      subtotal_minor: price,
      tax_minor: 0,
      total_minor: price,
      delivery_method: 'shipment',
      deadline_at: sql<Date>`now() + interval '72 hours'`,
      ...columns,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_lines')
    .values({
      site_id: order.site_id,
      order_id: order.id,
      line_no: 1,
      unit_id: unit.id,
      product_id: unit.product_id,
      variant_id: unit.variant_id,
      sku: 'SKU',
      name: 'Unit',
      price_minor: price,
      tax_minor: 0,
      tax_rate: 0,
    })
    .execute();
  return { ...order, unitId: unit.id };
}
