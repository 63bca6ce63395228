import type { Payer } from '../payments/panel-props.ts';
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
export function shownIn(state: CheckoutState) {
  const { salesOrder, selectedAddress, selectedAddressType } = state;
  const { total, currency } = salesOrder;
  const shipment = chosenShipment(state);
  const address = selectedAddressType === 'home' ? selectedAddress : null;
  return {
    expected_total: total,
    currency,
    ...(shipment ? { expected_arrival: shipment.arrives_on } : {}),
    ...(address ? { expected_address: address.print } : {}),
  };
}

/** Whom the card payment is for: the invoice's address, and a guest's own contact data. */
export function payerOf({ salesOrder, selectedBilling, selectedAddress }: CheckoutState): Payer {
  const address = selectedBilling ?? selectedAddress;
  const { contact } = salesOrder;
  const known = {
    name: contact?.given_name ?? address?.given_name,
    surname: contact?.family_name ?? address?.family_name,
    phone: contact?.phone ?? address?.phone,
    street1: address?.address1,
    postal_code: address?.postal_code,
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value)) as Payer;
}
