import { languageTag } from '@paddock/i18n/locales';
import type { z } from 'zod';
import type { Db } from '../../platform/db.ts';
import { type CartRefusal, whyCartRefused } from '../carts/may-use-cart.ts';
import type { quoteFulfillment as quoteContract } from './checkout.contract.ts';
import { allowsPickup, chosenWay, kindOf } from './checkout.rules.ts';
import {
  type CheckoutOf,
  type CheckoutRow,
  type Delivery,
  findCheckout,
  saveDelivery,
} from './checkout.sql.ts';
import { quote } from './quote.ts';

type Wish = z.output<typeof quoteContract.body>;

export type Quotation =
  | { ok: true; data: z.output<typeof quoteContract.response>['data'] }
  | {
      ok: false;
      code: CartRefusal | 'cart_empty' | 'pickup_unavailable' | 'address_required' | 'store_required';
    };

/** What delivery costs and when it comes. The choice stays with the bag; a single way chooses itself. */
export async function quoteFulfillment(db: Db, of: CheckoutOf, wish: Wish): Promise<Quotation> {
  const row = await findCheckout(db, of);
  const code = whyRefused(row, of, wish);
  if (code) return { ok: false, code };
  const delivery = toDelivery(row, wish);
  await saveDelivery(db, of, delivery);
  const quoted = quote(row, delivery, languageTag(of.locale, row.site.country_iso));
  return {
    ok: true,
    data: { shipments: kindOf(wish.address_type) === 'home' ? quoted.home : quoted.pickup, ...quoted.totals },
  };
}

function whyRefused(row: CheckoutRow, of: CheckoutOf, wish: Wish) {
  if (!row.cart || row.lines.length === 0) return 'cart_empty';
  const refused = whyCartRefused(row.cart, of.customerId);
  if (refused) return refused;
  if (wish.address_type === 'home') {
    const known = wish.address_id == null || row.addresses.some(({ id }) => id === wish.address_id);
    return known ? null : 'address_required';
  }
  if (!allowsPickup(row.site)) return 'pickup_unavailable';
  const known = wish.store_id == null || row.stores.some(({ id }) => id === wish.store_id);
  return known ? null : 'store_required';
}

/** What is not asked for again stays chosen, as long as it is there. */
function toDelivery(row: CheckoutRow, wish: Wish): Delivery {
  const before = row.cart?.delivery ?? null;
  const address_type = wish.address_type;
  const isStore = address_type === 'store';
  const wished = { address_type, shipment_id: wish.shipment_id ?? before?.shipment_id ?? null };
  return {
    address_type,
    address_id: isStore ? null : (wish.address_id ?? null),
    store_id: isStore ? (wish.store_id ?? null) : null,
    shipment_id: chosenWay(row.methods, address_type, wished),
  };
}
