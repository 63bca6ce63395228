import { taxOf } from '../carts/carts.rules.ts';
import type { Checkout, Shipment } from './checkout.contract.ts';
import { say, totalsOf } from './checkout.rules.ts';
import type { Delivery } from './checkout-row.sql.ts';
import { type Bag, kindOf, preselectedWay, shipmentsOf } from './shipments.rules.ts';

/** What delivery costs and when it comes, for every way there is, and the bag's sums with the one that is chosen. */
export function quote(row: Bag, delivery: Delivery | null, localeTag: string) {
  const goal = { storeId: delivery?.store_id ?? null, addressId: delivery?.address_id ?? null };
  const way = delivery ? preselectedWay(row, delivery.address_type, delivery) : null;
  const chosenOf = (kind: 'home' | 'pickup') =>
    delivery && kindOf(delivery.address_type) === kind ? way : null;
  const listShipments = (kind: 'home' | 'pickup') =>
    shipmentsOf(row, kind, { goal, chosen: chosenOf(kind), localeTag });
  const [home, pickup] = [listShipments('home'), listShipments('pickup')];
  const shipment = [...home, ...pickup].find((one) => one.selected) ?? null;
  const prices = row.lines.map((line) => line.price);
  return {
    home,
    pickup,
    shipment,
    totals: toTotals(row, prices, shipment, localeTag),
    delivery: delivery && toDelivery(delivery, shipment),
  };
}

function toTotals(row: Bag, prices: readonly number[], shipment: Shipment | null, localeTag: string) {
  const { shipping, tax, total } = totalsOf(row.site, prices, shipment?.price ?? 0, taxOf);
  return {
    shipping: shipment ? shipping.amountMinor : null,
    shipping_formatted: shipment ? say(shipping, localeTag) : null,
    taxes: tax.amountMinor,
    taxes_formatted: say(tax, localeTag),
    total: total.amountMinor,
    total_formatted: say(total, localeTag),
  };
}

const toDelivery = (delivery: Delivery, shipment: Shipment | null): Checkout['delivery'] => ({
  address_type: delivery.address_type,
  address_id: delivery.address_id,
  store_id: delivery.store_id,
  shipment,
});
