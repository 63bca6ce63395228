import type { Contact } from '@paddock/server/contracts/checkout';
import type { PaymentMethod, ResultAction } from '@paddock/server/contracts/payments';
import type { AddressView } from '../addresses/address-view.ts';
import type { CheckoutView, QuoteView, ShipmentView, StoreView } from './checkout-view.ts';

export type AddressType = 'store' | 'home';
export type Step = 'delivery' | 'payment' | 'panel';

/** All that is decided in the checkout (CHECKOUT-16), in one place. */
export type CheckoutState = {
  salesOrder: CheckoutView;
  selectedAddressType: AddressType | null;
  selectedAddress: AddressView | null;
  /** Whom the invoice is for; null with home delivery: the address of the delivery. */
  selectedBilling: AddressView | null;
  selectedStore: StoreView | null;
  /** What the chosen way offers, once it was asked for. */
  shipments: ShipmentView[];
  selectedPaymentMethod: PaymentMethod | null;
  paymentMethods: PaymentMethod[];
  resultAction: ResultAction | null;
  termsAccepted: boolean;
  step: Step;
  /**
   * Raised when an open panel replaces its content. What stands below is then created at its new place instead of
   * moving there: content that moves without a touch is a layout shift.
   */
  phase: number;
  /** A call runs that decides what comes next. */
  loading: boolean;
};

export type CheckoutEvent =
  | { type: 'held'; salesOrder: CheckoutView }
  | { type: 'typeChosen'; addressType: AddressType }
  | { type: 'addressChosen'; address: AddressView }
  | { type: 'addressSaved'; address: AddressView }
  | { type: 'billingChosen'; address: AddressView | null }
  | { type: 'billingSaved'; address: AddressView }
  | { type: 'storeChosen'; store: StoreView }
  | { type: 'contactSaved'; contact: Contact; address: AddressView | null }
  | { type: 'shipmentChosen'; id: string }
  | { type: 'quoted'; quote: QuoteView }
  | { type: 'deliveryDone' }
  | { type: 'deliveryReopened' }
  | { type: 'methodsLoaded'; paymentMethods: PaymentMethod[] }
  | { type: 'methodChosen'; id: number }
  | { type: 'termsChanged'; accepted: boolean }
  | { type: 'loadingChanged'; loading: boolean }
  | { type: 'orderPlaced'; resultAction: ResultAction }
  | { type: 'panelReplaced' }
  | { type: 'anotherMethod' };

export function startState(salesOrder: CheckoutView, paymentMethods: PaymentMethod[] = []): CheckoutState {
  const { delivery, addresses, pickup_stores, contact, signed_in, store_pickup } = salesOrder;
  const type = delivery?.address_type === 'store' && !store_pickup ? null : (delivery?.address_type ?? null);
  const address = type === 'home' ? addresses.find(({ id }) => id === delivery?.address_id) : undefined;
  const store = type === 'store' ? pickup_stores.find(({ id }) => id === delivery?.store_id) : undefined;
  const state: CheckoutState = {
    salesOrder,
    selectedAddressType: type,
    selectedAddress: address ?? null,
    selectedBilling: type && firstBilling(salesOrder, type),
    selectedStore: store ?? null,
    shipments: delivery?.shipment ? [delivery.shipment] : [],
    selectedPaymentMethod: null,
    paymentMethods,
    resultAction: null,
    termsAccepted: false,
    step: 'delivery',
    phase: 0,
    loading: false,
  };
  // A cart with an earlier choice continues from it.
  const isKnown = signed_in || contact !== null;
  const isDecided =
    isKnown && delivery?.shipment?.selected === true && (address ?? (store && state.selectedBilling));
  if (isDecided) return { ...state, step: 'payment' };
  if (type !== null) return state;
  return chooseType(
    state,
    store_pickup && pickup_stores.length > 0 && addresses.length === 0 ? 'store' : 'home',
  );
}

/** For a store pickup there is no invoice address yet, so one of the customer's own addresses is used. */
export const billingChoices = (
  { billing_addresses, addresses }: Pick<CheckoutView, 'billing_addresses' | 'addresses'>,
  addressType: AddressType,
): AddressView[] => (addressType === 'store' ? [...billing_addresses, ...addresses] : billing_addresses);

const firstBilling = (salesOrder: CheckoutView, addressType: AddressType) =>
  billingChoices(salesOrder, addressType)[0] ?? null;

/** Store clears the address (CHECKOUT-04); home takes the first saved one (CHECKOUT-05). */
function chooseType(state: CheckoutState, addressType: AddressType): CheckoutState {
  const isStore = addressType === 'store';
  return {
    ...state,
    selectedAddressType: addressType,
    selectedAddress: isStore ? null : (state.salesOrder.addresses[0] ?? null),
    selectedBilling: firstBilling(state.salesOrder, addressType),
    selectedStore: isStore ? (state.salesOrder.pickup_stores[0] ?? null) : null,
    shipments: [],
  };
}

function withAddress(state: CheckoutState, address: AddressView): CheckoutState {
  const { addresses } = state.salesOrder;
  const isKnown = addresses.some(({ id }) => id === address.id);
  const next = isKnown
    ? addresses.map((one) => (one.id === address.id ? address : one))
    : [...addresses, address];
  return {
    ...state,
    salesOrder: { ...state.salesOrder, addresses: next },
    selectedAddress: address,
    shipments: [],
  };
}

function withBilling(state: CheckoutState, address: AddressView): CheckoutState {
  const others = state.salesOrder.billing_addresses.filter(({ id }) => id !== address.id);
  const salesOrder = { ...state.salesOrder, billing_addresses: [...others, address] };
  return { ...state, salesOrder, selectedBilling: address };
}

function quoted(state: CheckoutState, { shipments, ...sums }: QuoteView): CheckoutState {
  return { ...state, shipments, salesOrder: { ...state.salesOrder, ...sums } };
}

export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'held': {
      // Sums and choices of this page are newer than what a renewal brings along.
      const { hold, paying } = event.salesOrder;
      return { ...state, salesOrder: { ...state.salesOrder, hold, paying } };
    }
    case 'typeChosen':
      return event.addressType === state.selectedAddressType ? state : chooseType(state, event.addressType);
    case 'addressChosen':
      return { ...state, selectedAddress: event.address, shipments: [] };
    case 'addressSaved':
      return withAddress(state, event.address);
    case 'billingChosen':
      return { ...state, selectedBilling: event.address };
    case 'billingSaved':
      return withBilling(state, event.address);
    case 'storeChosen':
      return { ...state, selectedStore: event.store, shipments: [] };
    case 'contactSaved': {
      const known = { ...state, salesOrder: { ...state.salesOrder, contact: event.contact } };
      if (!event.address) return known;
      if (state.selectedAddressType === 'home') return withAddress(known, event.address);
      // A guest has one address. For pickup it is only for the invoice.
      const salesOrder = { ...known.salesOrder, addresses: [event.address] };
      return { ...known, salesOrder, selectedBilling: event.address };
    }
    case 'shipmentChosen':
      return {
        ...state,
        shipments: state.shipments.map((one) => ({ ...one, selected: one.id === event.id })),
      };
    case 'quoted':
      return quoted(state, event.quote);
    case 'deliveryDone':
      return { ...state, step: 'payment' };
    case 'deliveryReopened':
      return { ...state, step: 'delivery', resultAction: null, selectedPaymentMethod: null };
    case 'methodsLoaded':
      return { ...state, paymentMethods: event.paymentMethods };
    case 'methodChosen': {
      const method = state.paymentMethods.find(({ id, available }) => id === event.id && available);
      return method ? { ...state, selectedPaymentMethod: method } : state;
    }
    case 'termsChanged':
      return { ...state, termsAccepted: event.accepted };
    case 'loadingChanged':
      return { ...state, loading: event.loading };
    case 'orderPlaced':
      return { ...state, resultAction: event.resultAction, step: 'panel', loading: false };
    case 'panelReplaced':
      return { ...state, phase: state.phase + 1 };
    case 'anotherMethod':
      return { ...state, resultAction: null, selectedPaymentMethod: null, step: 'payment' };
  }
}
