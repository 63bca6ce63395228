import { setTimeout as wait } from 'node:timers/promises';
import { languageTag } from '@paddock/i18n/locales';
import { LOCK_TIMED_OUT } from '../../platform/db/database-errors.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { showCart } from '../carts/bag.ts';
import type { Cart } from '../carts/carts.contract.ts';
import { type CartRefusal, whyCartRefused } from '../carts/carts.rules.ts';
import { type TakenUnits, takeUnits } from '../inventory/claims/take-units.ts';
import type { ResultAction } from '../payments/payments.contract.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderFailure } from '../payments/providers/adapter.ts';
import { openPanel } from '../payments/register/open-panel.ts';
import type { Checkout } from './checkout.contract.ts';
import {
  allowsGuests,
  allowsPickup,
  contactOf,
  HOLD_MINUTES,
  MAX_HOLD_MINUTES,
  taxFor,
} from './checkout.rules.ts';
import { findCheckout } from './checkout.sql.ts';
import type { CheckoutKey, CheckoutRow } from './checkout-row.sql.ts';
import { goalOf, quote } from './quote.ts';
import { pickupStores } from './shipments.rules.ts';
import { shopperKeys, type Visitor } from './shopper-keys.ts';

export type StartedCheckout =
  | { ok: true; checkout: Checkout }
  | { ok: false; code: CartRefusal | 'cart_empty' | 'unit_unknown' }
  | HoldRefusal
  /** Another shopper has some of its units. The cart says which, why, and which are available instead. */
  | { ok: false; code: 'units_unavailable'; cart: Cart };

/** Why a shopper gets no more unpaid units for now. */
export type HoldRefusal =
  | { ok: false; code: 'too_many_held'; most: number }
  | { ok: false; code: 'proof_required' }
  | { ok: false; code: 'cooling_down'; until: Date };

const TRIES = 5;
const PAUSE_MS = 25;

/**
 * Holds every unit of the bag, or renews the hold. Rows locked by another transaction are skipped (SKIP LOCKED), so shoppers never wait:
 * such a unit is retried a few times, because the lock may be released or belong to the same shopper in another tab.
 */
export async function startCheckout(
  { db, signingKeys }: { readonly db: Db; readonly signingKeys: SigningKeys },
  scope: CheckoutKey,
  visitor: Visitor,
): Promise<StartedCheckout> {
  const row = await findCheckout(db, scope);
  const refused = whyRefused(row, scope);
  if (refused) return refused;
  for (let tries = 1; ; tries += 1) {
    const shown = await showCart(db, scope);
    if (!shown.ok) return shown;
    const { cart } = shown;
    const gone = cart.items.some((item) => item.unavailable);
    const counted = shopperKeys(signingKeys, scope, row, visitor);
    const taken = gone ? GONE : await holdOrSayBusy(db, scope, cart, counted);
    if (taken.ok) return { ok: true, checkout: toCheckout(scope, row, cart, taken) };
    if (taken.code !== 'unavailable') return toHoldRefusal(taken);
    if (gone || tries === TRIES) return { ok: false, code: 'units_unavailable', cart };
    await wait(PAUSE_MS * tries);
  }
}

function whyRefused(row: CheckoutRow, scope: CheckoutKey): Extract<StartedCheckout, { ok: false }> | null {
  const closed = row.cart && whyCartRefused(row.cart, scope);
  if (closed) return { ok: false, code: closed };
  if (row.lines.length === 0) return { ok: false, code: 'cart_empty' };
  if (!row.site.shop) return { ok: false, code: 'unit_unknown' };
  return null;
}

const GONE = { ok: false, code: 'unavailable' } as const;

export function toHoldRefusal(
  refused: Exclude<TakenUnits, { ok: true } | { code: 'unavailable' }>,
): HoldRefusal {
  return refused.code === 'too_many_held' ? { ok: false, code: refused.code, most: refused.cap } : refused;
}

/** Many carts of one network are checked out at once: this one waited a second for its turn and tries again. */
async function holdOrSayBusy(...input: Parameters<typeof hold>): Promise<TakenUnits> {
  try {
    return await hold(...input);
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_TIMED_OUT) throw error;
    return GONE;
  }
}

const hold = (db: Db, { siteId, cartId }: CheckoutKey, cart: Cart, counted: ReturnType<typeof shopperKeys>) =>
  takeUnits(
    { db },
    {
      siteId,
      cartId,
      orderId: null,
      kind: 'hold',
      unitIds: cart.items.map((item) => item.uuid).sort(),
      minutes: HOLD_MINUTES,
      maxMinutes: MAX_HOLD_MINUTES,
      ...counted,
    },
  );

function toCheckout(
  scope: CheckoutKey,
  row: CheckoutRow,
  cart: Cart,
  { claims }: Extract<TakenUnits, { ok: true }>,
): Checkout {
  const localeTag = languageTag(scope.locale, row.site.country_iso);
  const chosen = row.cart?.delivery ?? null;
  // The address was changed to one without a known tax: where it goes has to be chosen again.
  const isTaxed = taxFor(row, goalOf(chosen)).kind !== 'missing';
  const quoted = quote(row, isTaxed ? chosen : null, localeTag);
  return {
    ...cart,
    ...quoted.totals,
    code: row.order?.code ?? null,
    paying: row.order?.paying ? { code: row.order.code } : null,
    hold: holdOf(claims, row),
    contact: contactOf(row),
    signed_in: scope.customerId !== null,
    guest_checkout: allowsGuests(row.site),
    store_pickup: allowsPickup(row.site),
    addresses: [...row.addresses],
    billing_addresses: [...row.billing_addresses],
    pickup_stores: pickupStores(row, localeTag),
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
    ...held.map(({ claimedAt }) => claimedAt.getTime() + MAX_HOLD_MINUTES * 60_000),
  );
  return {
    expires_at: new Date(end).toISOString(),
    seconds_left: Math.max(0, Math.round((end - now.getTime()) / 1000)),
    renewable_until: new Date(most).toISOString(),
  };
}

type OpenedPanel = { ok: true; action: ResultAction } | { ok: false; code: 'payment_unavailable' };

/** The panel that takes an order's payment. A provider that cannot be asked is no fault of the order: it stays. */
export async function openOrderPanel(
  payments: Payments,
  input: Parameters<typeof openPanel>[1],
): Promise<OpenedPanel> {
  try {
    return { ok: true, action: await openPanel(payments, input) };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    payments.log.warn({ err: error, attempt: input.attemptId }, 'the provider did not open a payment');
    return { ok: false, code: 'payment_unavailable' };
  }
}
