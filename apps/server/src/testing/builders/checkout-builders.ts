import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import { emailKey } from '../../features/inventory/claims/claim-keys.ts';
import type { Db } from '../../platform/db/db.ts';
import type { PaymentMethods, ShipmentMethods, Sites } from '../../platform/db/schema.ts';
import type { TestApp } from '../worlds/test-app.ts';
import { aProduct, aSite, aStore, aUnit, aVariant } from './builders.ts';
import { testCartKey } from './cart-keys.ts';
import { showOn } from './catalogue-builders.ts';

// A shop in which one can buy, and what a shopper does in it. Builders write as the owner.

export async function aShipmentMethod(
  db: Db,
  input: Partial<Insertable<ShipmentMethods>> & { site_id: number },
) {
  return db
    .insertInto('shipment_methods')
    .values({ code: 'standard', kind: 'home', carrier: 'Carrier', first_minor: 14_000, ...input })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function aPaymentMethod(
  db: Db,
  {
    settings = { params: { holder: 'Shop S.p.A.', iban: 'IT60X0542811101000000123456' } },
    ...input
  }: Partial<Omit<Insertable<PaymentMethods>, 'settings'>> & { site_id: number; settings?: object },
) {
  const method = await db
    .insertInto('payment_methods')
    .values({
      code: 'bank_transfer',
      provider: 'offline',
      component: 'BankTransfer',
      type: 'bank-transfer',
      reserve_minutes: 4320,
      settings: JSON.stringify(settings),
      ...input,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .insertInto('payment_method_translations')
    .values({ site_id: input.site_id, method_id: method.id, locale: 'en', name: 'Bank transfer' })
    .execute();
  return method;
}

/** Every test calls from 127.0.0.1 and orders as the same Anna; tests of the caps set `unpaid: {}` for the defaults. */
export const UNCAPPED = {
  network: null,
  email: null,
  phone: null,
  device: null,
  customer: null,
  limited: null,
  cooldown_minutes: 0,
} as const;

/** As if the cart's shopper had followed the mailed link. */
export const confirmEmail = (
  db: Db,
  { deps }: TestApp,
  scope: { readonly siteId: number; readonly cartId: string; readonly email: string },
) =>
  db
    .insertInto('checkout_proofs')
    .values({
      site_id: scope.siteId,
      cart_id: scope.cartId,
      email_key: emailKey(deps.config.signingKeys, scope.siteId, scope.email),
      confirmed_at: new Date(),
    })
    .execute();

/** A site with one product, its home delivery, pickup and a bank transfer. */
export async function aShop(
  db: Db,
  { settings: own, ...input }: Partial<Omit<Insertable<Sites>, 'settings'>> & { settings?: object } = {},
) {
  const settings = {
    tax_rate: 22,
    price_display: 'inclusive',
    storePickup: true,
    unpaid: UNCAPPED,
    cash_max_minor: 100_000_000,
    ...own,
  };
  const site = await aSite(db, { ...input, settings: JSON.stringify(settings) });
  const product = await aProduct(db);
  await showOn(db, site.id, product.id);
  const variant = await aVariant(db, { product_id: product.id });
  const store = await aStore(db, { site_id: site.id, services: ['showroom', 'store_pickup'] });
  await aShipmentMethod(db, { site_id: site.id, further_minor: 6000 });
  await aShipmentMethod(db, { site_id: site.id, code: 'pickup', kind: 'pickup', first_minor: 0 });
  const bank = await aPaymentMethod(db, { site_id: site.id });
  const unitOf = { site_id: site.id, product_id: product.id, variant_id: variant.id, store_id: store.id };
  return {
    site,
    product,
    variant,
    store,
    bank,
    aUnit: (change: object = {}) => aUnit(db, { ...unitOf, ...change }),
  };
}

export const ADDRESS = {
  address1: 'Via Tortona 1',
  city: 'Milano',
  postal_code: '20144',
  state: 'MI',
  country_code: 'IT',
} as const;

export const CONTACT = {
  email: 'anna@example.test',
  given_name: 'Anna',
  family_name: 'Rossi',
  phone: '02 1234 5678',
} as const;

export interface ShopperOptions {
  readonly slug: string;
  readonly token?: string;
  readonly locale?: string;
  /** Where the calls come from, and the browser's device cookie. */
  readonly address?: string;
  readonly device?: string;
  /** States the cart's key, for an api that adds none (`addsCartKeys: false`). */
  readonly statesKey?: boolean;
}

/** A shopper with a cart, over HTTP. */
export function shopperIn(
  { app }: TestApp,
  { slug, token, locale = 'en', address, device, statesKey = false }: ShopperOptions,
) {
  const cart = `${slug.toUpperCase()}_${randomUUIDv7()}`;
  const send = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
    headers: Record<string, string> = {},
  ) =>
    app.inject({
      method,
      url,
      headers: {
        'x-tenant': slug,
        'x-locale': locale,
        'x-cart-id': cart,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...(device ? { 'x-device-id': device } : {}),
        ...(statesKey ? { 'x-cart-key': testCartKey(cart) } : {}),
        ...headers,
      },
      ...(payload ? { payload } : {}),
    });
  const shopper = {
    cart,
    cartUuid: cart.slice(cart.indexOf('_') + 1),
    send,
    add: (uuid: string) => send('POST', '/api/front/cart/items', { uuid }),
    checkOut: () => send('POST', '/api/front/cart/check-out'),
    contact: (change: object = {}) =>
      send('PUT', '/api/front/cart/contact', { ...CONTACT, address: ADDRESS, ...change }),
    quote: (request: object) => send('POST', '/api/front/fulfillment', request),
    order: (body: object, key: string = crypto.randomUUID()) =>
      send('POST', '/api/front/sales-orders/checkout', body, { 'idempotency-key': key }),
    show: (code: string, headers = {}) => send('GET', `/api/front/sales-orders/${code}`, undefined, headers),
    /** A guest from the bag to just before the payment. Returns what the order call takes. */
    async walk(units: readonly string[], methodId: number) {
      for (const unit of units) {
        const added = await shopper.add(unit);
        if (added.statusCode >= 500) throw new Error(`add: ${added.body}`);
      }
      const started = await shopper.checkOut();
      if (started.statusCode !== 200) throw new Error(`check-out: ${started.body}`);
      const addressId: number = (await shopper.contact()).json().data.address_id;
      await shopper.quote({ address_type: 'home', address_id: addressId });
      return { payment_method_id: methodId, check_terms: true, address_id: addressId, address_type: 'home' };
    },
  };
  return shopper;
}
