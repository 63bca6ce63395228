import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import type {
  Customers,
  Orders,
  Products,
  Sites,
  Stores,
  UnitStops,
  Units,
  Variants,
} from '../../platform/db/schema.ts';
import { testKeyHash } from './cart-keys.ts';

// Builders write as the owner and fill in what the test does not care about.
let count = 0;
const next = () => {
  count += 1;
  return count;
};

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const LETTERS = Array.from({ length: 26 }, (_, n) => String.fromCharCode(97 + n));
/**
 * Two letters that are no country, nor begin with x as those that tests make up: tests name countries, and the files of one
 * worker go on counting where the last one ended.
 */
const FREE_SLUGS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (slug) => !slug.startsWith('x') && !countryNames.of(slug.toUpperCase()),
);

const nextSlug = () => FREE_SLUGS[next() % FREE_SLUGS.length] ?? '';

export async function aSite(db: Db, input: Partial<Insertable<Sites>> = {}): Promise<Selectable<Sites>> {
  const slug = input.slug ?? nextSlug();
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
      ...input,
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
  input: Partial<Insertable<Products>> = {},
): Promise<Selectable<Products>> {
  const n = next();
  const typeId = input.type_id ?? 1;
  const categoryId = input.category_id ?? (await aCategory(db, typeId)).id;
  return db
    .insertInto('products')
    .values({
      slug: `product-${n}`,
      sku: `P-${n}`,
      original_name: `Product ${n}`,
      ...input,
      type_id: typeId,
      category_id: categoryId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aVariant(
  db: Db,
  input: Partial<Insertable<Variants>> = {},
): Promise<Selectable<Variants>> {
  const n = next();
  const productId = input.product_id ?? (await aProduct(db)).id;
  return db
    .insertInto('variants')
    .values({ sku: `V-${n}`, original_name: `Variant ${n}`, ...input, product_id: productId })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aStore(
  db: Db,
  input: Partial<Insertable<Stores>> & { site_id: number; lat?: number; lng?: number },
): Promise<Selectable<Stores>> {
  const { lat = 45.46, lng = 9.19, ...columns } = input;
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

/**
 * On hand in a store unless the test says otherwise. With a variant of the test's own, the test shows the product on
 * the site (`showOn`); without one the unit gets a product that the site shows.
 */
export async function aUnit(
  db: Db,
  { blocked, ...input }: Partial<Insertable<Units>> & { site_id: number },
): Promise<Selectable<Units>> {
  const isKnown = input.variant_id !== undefined && input.product_id !== undefined;
  const variant = isKnown
    ? { id: input.variant_id as number, product_id: input.product_id as number }
    : await aVariant(db);
  if (!isKnown)
    await db
      .insertInto('site_products')
      .values({ site_id: input.site_id, product_id: variant.product_id })
      .execute();
  const storeId = input.plant ? null : (input.store_id ?? (await aStore(db, { site_id: input.site_id })).id);
  const unit = await db
    .insertInto('units')
    .values({
      serial: `SERIAL${next()}`,
      status: 'on_hand',
      price_minor: 899_000,
      currency: 'EUR',
      ...input,
      product_id: variant.product_id,
      variant_id: variant.id,
      store_id: storeId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (!blocked) return unit;
  await aStop(db, unit);
  return { ...unit, blocked: true };
}

/** Takes a unit out of the stock, by staff unless the test says otherwise. */
export const aStop = (
  db: Pick<Db, 'insertInto'>,
  unit: { readonly site_id: number; readonly id: string },
  input: Partial<Insertable<UnitStops>> = {},
) =>
  db
    .insertInto('unit_stops')
    .values({ site_id: unit.site_id, unit_id: unit.id, source: 'staff', set_by: 'test', ...input })
    .execute();

export async function aCustomer(
  db: Db,
  input: Partial<Insertable<Customers>> & { site_id: number },
): Promise<Selectable<Customers>> {
  return db
    .insertInto('customers')
    .values({
      email: `rider${next()}@example.test`,
      given_name: 'Anna',
      family_name: 'Rossi',
      phone: '+390212345678',
      locale: 'en',
      // Only a customer with a verified address can sign in.
      email_verified_at: sql<Date>`now()`,
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A signed-in customer: `token` is what the bearer header carries. */
export async function aSession(
  db: Db,
  input: {
    site_id: number;
    customer_id?: number;
    expires_at?: Date;
    /** When it last proved a password or a passkey. */
    confirmed_at?: Date;
    kind?: 'session' | 'recovery' | 'verification' | 'secure_account';
  },
) {
  const customerId = input.customer_id ?? (await aCustomer(db, { site_id: input.site_id })).id;
  const token = randomBytes(32).toString('base64url');
  const row = await db
    .insertInto('customer_tokens')
    .values({
      site_id: input.site_id,
      customer_id: customerId,
      kind: input.kind ?? 'session',
      confirmed_at: input.confirmed_at ?? null,
      token_hash: createHash('sha256').update(token).digest(),
      expires_at: input.expires_at ?? new Date(Date.now() + 3_600_000),
      created_at: sql<Date>`now() - interval '20 hours'`,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, customerId, row };
}

export async function aCart(db: Db, input: { site_id: number; customer_id?: number }) {
  const id = randomUUIDv7();
  return db
    .insertInto('carts')
    .values({ ...input, id, key_hash: Buffer.from(testKeyHash(id), 'hex') })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An order of one unit, waiting for its payment, with its line. */
export async function anOrder(
  db: Db,
  input: Partial<Insertable<Orders>> & { site_id: number; unit?: Selectable<Units> },
): Promise<Selectable<Orders> & { unitId: string }> {
  const { unit: inputUnit, ...columns } = input;
  const unit = inputUnit ?? (await aUnit(db, { site_id: input.site_id }));
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
