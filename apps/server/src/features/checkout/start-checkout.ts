import { setTimeout as wait } from 'node:timers/promises';
import { languageTag } from '@paddock/i18n/locales';
import type { Db } from '../../platform/db.ts';
import type { Cart } from '../carts/carts.contract.ts';
import { type CartRefusal, whyCartRefused } from '../carts/may-use-cart.ts';
import { showCart } from '../carts/show-cart.ts';
import { type TakenUnits, takeUnits } from '../inventory/take-units.ts';
import type { Checkout } from './checkout.contract.ts';
import {
  allowsGuests,
  allowsPickup,
  contactOf,
  HOLD_MINUTES,
  MOST_HELD,
  MOST_HOLD_MINUTES,
  pickupStores,
} from './checkout.rules.ts';
import { type CheckoutOf, type CheckoutRow, findCheckout } from './checkout.sql.ts';
import { quote } from './quote.ts';

export type StartedCheckout =
  | { ok: true; checkout: Checkout }
  | { ok: false; code: CartRefusal | 'cart_empty' | 'unit_unknown' | 'too_many_held'; most?: number }
  /** Somebody else has some of it. The bag says which, why, and what can be had instead. */
  | { ok: false; code: 'units_unavailable'; cart: Cart };

const TRIES = 5;
const PAUSE_MS = 25;

/**
 * Holds every unit of the bag, or renews the hold. Nobody waits for another taker: a unit that somebody has in his hands
 * this very moment is looked at again a few times, because he may let go or be this very shopper in another tab.
 */
export async function startCheckout(db: Db, of: CheckoutOf): Promise<StartedCheckout> {
  const row = await findCheckout(db, of);
  const refused = whyRefused(row, of);
  if (refused) return refused;
  for (let tries = 1; ; tries += 1) {
    const shown = await showCart(db, of);
    if (!shown.ok) return shown;
    const { cart } = shown;
    const gone = cart.items.some((item) => item.unavailable);
    const taken = gone ? ({ ok: false } as const) : await hold(db, of, cart);
    if (taken.ok) return { ok: true, checkout: toCheckout(of, row, cart, taken) };
    if (gone || tries === TRIES) return { ok: false, code: 'units_unavailable', cart };
    await wait(PAUSE_MS * tries);
  }
}

function whyRefused(row: CheckoutRow, of: CheckoutOf): Extract<StartedCheckout, { ok: false }> | null {
  const closed = row.cart && whyCartRefused(row.cart, of.customerId);
  if (closed) return { ok: false, code: closed };
  if (row.lines.length === 0) return { ok: false, code: 'cart_empty' };
  if (!row.site.shop) return { ok: false, code: 'unit_unknown' };
  if (row.held_elsewhere + row.lines.length > MOST_HELD)
    return { ok: false, code: 'too_many_held', most: MOST_HELD };
  return null;
}

const hold = (db: Db, { siteId, cartId }: CheckoutOf, cart: Cart) =>
  takeUnits(
    { db },
    {
      ...{ siteId, cartId, orderId: null, kind: 'hold' },
      unitIds: cart.items.map((item) => item.uuid).sort(),
      minutes: HOLD_MINUTES,
      mostMinutes: MOST_HOLD_MINUTES,
    },
  );

function toCheckout(
  of: CheckoutOf,
  row: CheckoutRow,
  cart: Cart,
  { claims }: Extract<TakenUnits, { ok: true }>,
): Checkout {
  const localeTag = languageTag(of.locale, row.site.country_iso);
  const quoted = quote(row, row.cart?.delivery ?? null, localeTag);
  return {
    ...cart,
    ...quoted.totals,
    code: row.order?.code ?? null,
    paying: row.order?.paying ? { code: row.order.code } : null,
    hold: holdOf(claims, row),
    contact: contactOf(row),
    signed_in: of.customerId !== null,
    guest_checkout: allowsGuests(row.site),
    store_pickup: allowsPickup(row.site),
    addresses: [...row.addresses],
    pickup_stores: allowsPickup(row.site) ? pickupStores(row.stores, row.lines) : [],
    shipments: [...quoted.home, ...quoted.pickup],
    delivery: quoted.delivery,
  };
}

/** The first to end counts: the bag is bought whole or not at all. What is reserved already ends with its order. */
function holdOf(
  claims: Extract<TakenUnits, { ok: true }>['claims'],
  { now, order }: CheckoutRow,
): Checkout['hold'] {
  const deadline = order ? Date.parse(order.deadline_at) : Number.POSITIVE_INFINITY;
  const held = claims.filter(({ kind }) => kind === 'hold');
  const end = Math.min(deadline, ...held.map(({ expiresAt }) => expiresAt?.getTime() ?? deadline));
  const most = Math.min(
    deadline,
    ...held.map(({ claimedAt }) => claimedAt.getTime() + MOST_HOLD_MINUTES * 60_000),
  );
  return {
    expires_at: new Date(end).toISOString(),
    seconds_left: Math.max(0, Math.round((end - now.getTime()) / 1000)),
    renewable_until: new Date(most).toISOString(),
  };
}
