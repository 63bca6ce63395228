import { languageTag } from '@paddock/i18n/locales';
import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { type CartRefusal, whyCartRefused } from '../carts/carts.rules.ts';
import type { quoteFulfillment as quoteContract } from './checkout.contract.ts';
import { allowsPickup, taxFor } from './checkout.rules.ts';
import { findCheckout, saveDelivery } from './checkout.sql.ts';
import type { CheckoutKey, CheckoutRow, Delivery } from './checkout-row.sql.ts';
import { goalOf, quote } from './quote.ts';
import { kindOf, preselectedWay } from './shipments.rules.ts';

type QuoteFulfillmentInput = z.output<typeof quoteContract.body>;

export type Quotation =
  | { ok: true; data: z.output<typeof quoteContract.response>['data'] }
  | {
      ok: false;
      code:
        | (CartRefusal | 'cart_empty' | 'pickup_unavailable' | 'address_required' | 'store_required')
        /** Nothing says what the tax is there. */
        | 'tax_unknown';
    };

/** What delivery costs and when it comes. The choice stays with the bag; without one the cheapest way is chosen. */
export async function quoteFulfillment(
  db: Db,
  checkout: CheckoutKey,
  input: QuoteFulfillmentInput,
): Promise<Quotation> {
  const row = await findCheckout(db, checkout);
  const code = whyRefused(row, checkout, input);
  if (code) return { ok: false, code };
  const delivery = toDelivery(row, input);
  if (taxFor(row, goalOf(delivery)).kind === 'missing') return { ok: false, code: 'tax_unknown' };
  await saveDelivery(db, checkout, delivery);
  const quoted = quote(row, delivery, languageTag(checkout.locale, row.site.country_iso));
  return {
    ok: true,
    data: {
      shipments: kindOf(input.address_type) === 'home' ? quoted.home : quoted.pickup,
      ...quoted.totals,
    },
  };
}

function whyRefused(row: CheckoutRow, checkout: CheckoutKey, input: QuoteFulfillmentInput) {
  const refused = row.cart && whyCartRefused(row.cart, checkout);
  if (refused) return refused;
  if (row.lines.length === 0) return 'cart_empty';
  if (input.address_type === 'home') {
    const known = input.address_id == null || row.addresses.some(({ id }) => id === input.address_id);
    return known ? null : 'address_required';
  }
  if (!allowsPickup(row.site)) return 'pickup_unavailable';
  const known = input.store_id == null || row.stores.some(({ id }) => id === input.store_id);
  return known ? null : 'store_required';
}

/** What is not asked for again stays chosen, as long as it is there. */
function toDelivery(row: CheckoutRow, input: QuoteFulfillmentInput): Delivery {
  const before = row.cart?.delivery ?? null;
  const address_type = input.address_type;
  const isStore = address_type === 'store';
  const requested = { address_type, shipment_id: input.shipment_id ?? before?.shipment_id ?? null };
  return {
    address_type,
    address_id: isStore ? null : (input.address_id ?? null),
    store_id: isStore ? (input.store_id ?? null) : null,
    shipment_id: preselectedWay(row, address_type, requested),
  };
}
