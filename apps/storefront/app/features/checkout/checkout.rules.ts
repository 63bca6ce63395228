import type { CheckoutState } from './checkout-state.ts';
import type { ShipmentView } from './checkout-view.ts';

/** Store pickup stands where the site offers it, with a store to offer (CHECKOUT-06, CHECKOUT-07). */
export const canPickUp = ({ salesOrder }: Pick<CheckoutState, 'salesOrder'>) =>
  salesOrder.store_pickup && salesOrder.pickup_stores.length > 0;

/** The one way of delivery that is taken; a single offer takes itself (H-35). */
export function chosenShipment({ shipments }: Pick<CheckoutState, 'shipments'>): ShipmentView | null {
  return (
    shipments.find(({ selected }) => selected) ?? (shipments.length === 1 ? (shipments[0] ?? null) : null)
  );
}

export const cheapest = (shipments: readonly ShipmentView[]): ShipmentView | null =>
  shipments.reduce<ShipmentView | null>((best, one) => (best && best.price <= one.price ? best : one), null);

export type WhyNot = 'loading' | 'delivery' | 'method' | 'terms';

/** The first reason why Next is closed (CHECKOUT-23 to CHECKOUT-26), or null: it is open. */
export function whyNotPay(state: CheckoutState): WhyNot | null {
  const { selectedAddressType: type, selectedAddress } = state;
  if (state.loading) return 'loading';
  if (!(type === 'store' || (type === 'home' && selectedAddress !== null))) return 'delivery';
  if (state.selectedPaymentMethod === null) return 'method';
  if (!state.termsAccepted) return 'terms';
  return null;
}

/** What the shopper sees when the order is placed; the api refuses the order if any of it has changed (C7). */
export function shownIn({ salesOrder, selectedAddress, selectedAddressType }: CheckoutState) {
  const { total, currency } = salesOrder;
  const address = selectedAddressType === 'home' ? selectedAddress : null;
  return {
    expected_total: total,
    currency,
    ...(address ? { expected_address: address.print } : {}),
  };
}
