import { AREAS } from '../addresses/areas.rules.ts';
import { taxOf } from '../carts/carts.rules.ts';
import { sayEstimate } from '../taxes/say-estimate.ts';
import type { TaxEstimate } from '../taxes/taxes.contract.ts';
import type { SiteTax } from '../taxes/taxes.rules.ts';
import type { Checkout, Shipment } from './checkout.contract.ts';
import { say, taxFor, totalsOf } from './checkout.rules.ts';
import type { Delivery } from './checkout-row.sql.ts';
import { type Bag, kindOf, preselectedWay, shipmentsOf } from './shipments.rules.ts';

/** What the shopper is told of a tax that is estimated by the rate of the state; null: it is none. */
export function estimateOf(tax: SiteTax): TaxEstimate | null {
  if (tax.kind !== 'known' || !tax.rates) return null;
  const [country = '', state = ''] = tax.jurisdiction?.split('-') ?? [];
  const area = AREAS[country]?.find(({ value }) => value === state);
  const { source, as_of } = tax.rates;
  return { place: area?.name ?? state, rate: tax.rate, source, as_of };
}

/** What delivery costs and when it comes, for every way there is, and the bag's sums with the one that is chosen. */
export function quote(row: Bag, delivery: Delivery | null, localeTag: string) {
  const goal = goalOf(delivery);
  const tax = taxFor(row, goal);
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
    totals: toTotals(row, { prices, shipment, tax }, localeTag),
    delivery: delivery && toDelivery(delivery, shipment),
  };
}

export const goalOf = (delivery: Pick<Delivery, 'store_id' | 'address_id'> | null) => ({
  storeId: delivery?.store_id ?? null,
  addressId: delivery?.address_id ?? null,
});

interface Quoted {
  readonly prices: readonly number[];
  readonly shipment: Shipment | null;
  readonly tax: SiteTax;
}

function toTotals({ site }: Bag, { prices, shipment, tax: siteTax }: Quoted, localeTag: string) {
  const rate = siteTax.kind === 'known' ? siteTax.rate : null;
  const estimate = estimateOf(siteTax);
  const taxable = { prices, shippingMinor: shipment?.price ?? 0, rate: rate ?? 0 };
  const { shipping, tax, total } = totalsOf(site, taxable, taxOf);
  return {
    tax_rate: rate,
    tax_estimate: estimate && sayEstimate(estimate, localeTag),
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
