import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { type PlacedOrder, placeOrder } from '../../features/checkout/place-order.ts';
import { resolveBlocker } from '../../features/checkout/resolve-blocker.ts';
import type { Visitor } from '../../features/checkout/shopper-keys.ts';
import { startCheckout } from '../../features/checkout/start-checkout.ts';
import { findPayingAttempt } from '../../features/payments/attempts/attempts.sql.ts';
import type { Payments } from '../../features/payments/payments.ts';
import { registerOffline } from '../../features/payments/register/register-offline.ts';
import { LOCK_TIMED_OUT } from '../../platform/db/database-errors.ts';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { TestDatabase } from '../database/database.ts';
import { presentedTestCart, testKeyHash } from './cart-keys.ts';
import { aShop } from './checkout-builders.ts';

export interface Contact {
  readonly email: string;
  readonly phone: string;
}

export interface Bag {
  readonly cartId: string;
  readonly addressId: number;
}

/** A busy machine makes callers of one network wait for each other; over the wire they get 503 and come back. */
async function untilServed<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_TIMED_OUT || tries === 50) throw error;
    }
  }
}

/** A shop with the caps every real site has, and shoppers who call its verbs from any address. */
export async function aCappedShop(
  database: TestDatabase,
  payments: Payments,
  { units, settings = {} }: { readonly units: number; readonly settings?: object },
) {
  const shop = await aShop(database.owner, { settings: { unpaid: {}, ...settings } });
  const siteId = shop.site.id;
  const { rows } = await sql<{ id: string }>`
    insert into units (site_id, product_id, variant_id, serial, status, store_id, price_minor, currency)
    select ${siteId}, ${shop.product.id}, ${shop.variant.id}, 'HOARD' || ${siteId}::int || 'N' || n, 'on_hand',
           ${shop.store.id}, 899000, 'EUR'
      from generate_series(1, ${units}::int) n returning id`.execute(database.owner);
  const unitIds = rows.map(({ id }) => id);
  const shopperOf = (cartId: string, customerId: number | null = null) => ({
    siteId,
    cartId,
    keyHash: testKeyHash(cartId),
    locale: 'en',
    customerId,
  });

  return {
    shop,
    siteId,
    unitIds,
    shopperOf,

    /** A cart with units in it and its contact typed in. */
    aBag: (wanted: readonly string[], contact: Contact | null = null): Promise<Bag> =>
      insertBag(database.owner, siteId, { wanted, contact }),

    hold: ({ cartId }: Bag, visitor: Visitor, customerId: number | null = null) =>
      untilServed(() => startCheckout(payments, shopperOf(cartId, customerId), visitor)),

    /** The order call without HTTP: the transaction, what it asks to be done before, and again. */
    async order(bag: Bag, visitor: Visitor, methodId = shop.bank.id): Promise<string> {
      const caller = { made: randomUUIDv7(), key: randomUUIDv7() };
      const input = {
        payment_method_id: methodId,
        check_terms: true,
        address_type: 'home',
        address_id: bag.addressId,
      } as const;
      for (let round = 0; round < 5; round += 1) {
        const shopper = { ...shopperOf(bag.cartId), visitor };
        const placed = await untilServed<PlacedOrder>(() =>
          withSite(payments.db, siteId, (tx) => placeOrder(tx, payments, shopper, caller, input)),
        );
        if (placed.ok) return 'ordered';
        if (!('blocker' in placed)) return placed.code;
        const refused = await resolveBlocker(payments, shopper, placed.blocker);
        if (refused) return refused.code;
      }
      return 'busy';
    },

    async register({ cartId }: Bag): Promise<string> {
      const { rows: attempts } = await sql<{ id: string }>`
        select a.id from orders o join payment_attempts a on a.site_id = o.site_id and a.order_id = o.id
         where o.site_id = ${siteId} and o.cart_id = ${cartId} order by a.created_at desc limit 1`.execute(
        database.owner,
      );
      const attempt = await findPayingAttempt(payments.db, siteId, attempts[0]?.id ?? '');
      if (!attempt) return 'no_order';
      const registered = await registerOffline(payments, attempt, {
        of: { siteId, code: attempt.order_code, attemptId: attempt.id },
        payer: { customerId: null, carts: [presentedTestCart(cartId)] },
        body: { payment_method_id: attempt.method_id, check_terms: true, ref: 'PAYLATER' },
        locale: 'en',
        clientIp: null,
        checkoutToken: undefined,
      });
      return registered.ok ? registered.status : registered.code;
    },

    ...shopClock(database.owner, siteId),
  };
}

async function insertBag(
  owner: Db,
  siteId: number,
  { wanted, contact }: { wanted: readonly string[]; contact: Contact | null },
): Promise<Bag> {
  const cartUuid = randomUUIDv7();
  const { rows: bags } = await sql<{ cartId: string; addressId: number }>`
    with bag as (
      insert into carts (site_id, id, key_hash, contact)
      values (${siteId}, ${cartUuid}, decode(${testKeyHash(cartUuid)}, 'hex'), ${
        contact && JSON.stringify({ ...contact, given_name: 'A', family_name: 'B' })
      }) returning id
    ), line as (
      insert into cart_lines (site_id, cart_id, unit_id)
      select ${siteId}, bag.id, unit from bag, unnest(${wanted}::uuid[]) unit
    )
    insert into addresses (site_id, cart_id, type, given_name, family_name, address1, city, country_code)
    select ${siteId}, bag.id, 'shipping', 'A', 'B', 'Via Roma 1', 'Milano', 'IT' from bag
    returning cart_id as "cartId", id as "addressId"`.execute(owner);
  const [bag] = bags;
  if (!bag) throw new Error('no cart');
  return bag;
}

const shopClock = (owner: Db, siteId: number) => ({
  /** Units that are neither held nor reserved. */
  async countFree(): Promise<number> {
    const { rows: found } = await sql<{ n: number }>`
      select count(*)::int as n from units
       where site_id = ${siteId} and (taken_until is null or taken_until <= now())`.execute(owner);
    return found[0]?.n ?? 0;
  },

  /** As if so many minutes had gone by. */
  async age(minutes: number): Promise<void> {
    const ago = sql`${minutes} * interval '1 minute'`;
    await sql`update unit_claims set claimed_at = claimed_at - ${ago}, reserved_at = reserved_at - ${ago},
                     expires_at = expires_at - ${ago}
               where site_id = ${siteId} and released_at is null`.execute(owner);
    await sql`update orders set placed_at = placed_at - ${ago}, deadline_at = deadline_at - ${ago}
               where site_id = ${siteId}`.execute(owner);
  },
});
