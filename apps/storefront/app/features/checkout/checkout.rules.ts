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

export type FieldErrors = Record<string, string>;
export type Wording = { required: string; email: string };

/** What a form lacks before it is worth sending; the api says the rest. */
export function missing(
  values: Record<string, string>,
  required: readonly string[],
  say: Wording,
): FieldErrors {
  const errors: FieldErrors = {};
  for (const name of required) if (!values[name]?.trim()) errors[name] = say.required;
  if (values.email?.trim() && !/^\S+@\S+\.\S+$/.test(values.email.trim())) errors.email = say.email;
  return errors;
}
