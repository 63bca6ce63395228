import { addressPrint, completeAddress } from '@paddock/server/contracts/addresses';
import type { ResultAction } from '@paddock/server/contracts/payments';
import { expect, test } from 'vitest';
import { type AddressView, plainShape } from '../addresses/address-view.ts';
import { findMissingFields } from '../addresses/use-save-address.ts';
import { canPickUp, chosenShipment, payerOf, whyNotPay } from './checkout.rules.ts';
import { type CheckoutEvent, type CheckoutState, reduce, startState } from './checkout-state.ts';
import type { CheckoutView, ShipmentView, StoreView } from './checkout-view.ts';

const address = (id: number): AddressView => {
  const typed = completeAddress({
    type: 'shipping',
    given_name: 'Giulia',
    family_name: 'Marchetti',
    address1: 'Via Mazzolari 18',
    city: 'Pesaro',
    state: 'PU',
    postal_code: '61121',
    country_code: 'IT',
  });
  return { id, ...typed, lines: ['Via Mazzolari 18', '61121 Pesaro PU'], print: addressPrint(typed) };
};
const STORE: StoreView = {
  id: 7,
  name: 'Moto Pesaro',
  address: 'Viale Trieste 211',
  city: 'Pesaro',
  state: null,
  postal_code: null,
  position: null,
  phone: null,
  units_here: 1,
  etd_days: 2,
  ready_on: '2026-11-19',
  price: 0,
  price_formatted: '€0.00',
  lines: [],
  ready: 'Thursday',
};
const shipment = (id: string, selected = false): ShipmentView => ({
  id,
  method: 'home',
  name: 'To your door',
  carrier: 'Own van',
  price: 14_000,
  price_formatted: '€140.00',
  currency: 'EUR',
  etd_days: 5,
  arrives_on: '2026-11-20',
  arrives: 'Friday',
  ready: 'Friday',
  units: [],
  selected,
});

const CHECKOUT: CheckoutView = {
  uuid: '0190d5a0-0000-7000-8000-000000000001',
  items: [],
  currency: 'EUR',
  subtotal: 649_000,
  subtotal_formatted: '€6,490.00',
  taxes: 0,
  taxes_formatted: '',
  taxes_included: true,
  tax_rate: 22,
  tax_estimate: null,
  total: 649_000,
  total_formatted: '€6,490.00',
  code: null,
  paying: null,
  contact: null,
  signed_in: true,
  guest_checkout: true,
  store_pickup: true,
  shipping: null,
  shipping_formatted: null,
  hold: { expires_at: '2026-11-15T09:15:00Z', seconds_left: 900, renewable_until: '2026-11-15T09:45:00Z' },

  addresses: [address(1), address(2)],
  billing_addresses: [],
  pickup_stores: [STORE],
  offers: [],
  delivery: null,
  address_form: { shape: plainShape('IT'), countries: [] },
};
const METHODS = [
  {
    id: 1,
    name: 'Card',
    type: 'tdc',
    component: 'Stripe',
    instructions: null,
    available: true,
    reason: null,
  },
  {
    id: 2,
    name: 'Cash',
    type: 'cash',
    component: 'CashPayment',
    instructions: null,
    available: false,
    reason: 'Too much',
  },
] as const;
const ACTION: ResultAction = {
  component: 'Stripe',
  post: { order_code: 'VN4K7QX2' },
  order: { code: 'VN4K7QX2', total_formatted: '€6,630.00', deadline_at: null, seconds_left: 1800 },
};

const play = (state: CheckoutState, ...events: CheckoutEvent[]) => events.reduce(reduce, state);
const ready = () =>
  play(
    startState(CHECKOUT),
    { type: 'methodsLoaded', paymentMethods: [...METHODS] },
    { type: 'methodChosen', id: 1 },
    { type: 'termsChanged', accepted: true },
  );

test('[CHECKOUT-16] the state holds order, way, address, method, methods and result action', () => {
  const state = play(ready(), { type: 'orderPlaced', resultAction: ACTION });
  expect(state).toMatchObject({
    salesOrder: { uuid: CHECKOUT.uuid },
    selectedAddressType: 'home',
    selectedAddress: { id: 1 },
    selectedPaymentMethod: { id: 1 },
    paymentMethods: [{ id: 1 }, { id: 2 }],
    resultAction: { component: 'Stripe' },
    step: 'panel',
  });
});

test('[CHECKOUT-04] store clears the address', () => {
  const state = play(startState(CHECKOUT), { type: 'typeChosen', addressType: 'store' });
  expect(state.selectedAddress).toBeNull();
  expect(state.selectedStore?.id).toBe(STORE.id);
});

test('[CHECKOUT-05] home takes the first saved address, or none where there is none', () => {
  const back: CheckoutEvent[] = [
    { type: 'typeChosen', addressType: 'store' },
    { type: 'typeChosen', addressType: 'home' },
  ];
  const chosen = play(startState(CHECKOUT), { type: 'addressChosen', address: address(2) });
  expect(play(chosen, ...back).selectedAddress?.id).toBe(1);
  expect(play(startState({ ...CHECKOUT, addresses: [] }), ...back).selectedAddress).toBeNull();
});

test('[CHECKOUT-23] [CHECKOUT-24] [CHECKOUT-25] [CHECKOUT-26] Next is open only when everything is said', () => {
  expect(whyNotPay(ready())).toBeNull();
  expect(whyNotPay({ ...ready(), termsAccepted: false })).toBe('terms');
  expect(whyNotPay({ ...ready(), selectedPaymentMethod: null })).toBe('method');
  expect(whyNotPay({ ...ready(), loading: true })).toBe('loading');
  expect(whyNotPay({ ...ready(), selectedAddress: null })).toBe('delivery');
  expect(whyNotPay({ ...ready(), selectedAddressType: null })).toBe('delivery');
  expect(whyNotPay(play(ready(), { type: 'typeChosen', addressType: 'store' }))).toBeNull();
});

test('[CHECKOUT-06] [CHECKOUT-07] pickup needs the site’s leave and a store', () => {
  expect(canPickUp({ salesOrder: CHECKOUT })).toBe(true);
  expect(canPickUp({ salesOrder: { ...CHECKOUT, store_pickup: false } })).toBe(false);
  expect(canPickUp({ salesOrder: { ...CHECKOUT, pickup_stores: [] } })).toBe(false);
});

test('[CHECKOUT-27] another method: back to the choice, with none chosen and the terms still agreed to', () => {
  const state = play(ready(), { type: 'orderPlaced', resultAction: ACTION }, { type: 'anotherMethod' });
  expect(state).toMatchObject({
    step: 'payment',
    resultAction: null,
    selectedPaymentMethod: null,
    termsAccepted: true,
  });
});

test('a method that cannot take this bag is not chosen', () => {
  expect(play(ready(), { type: 'methodChosen', id: 2 }).selectedPaymentMethod?.id).toBe(1);
});

test('one way of delivery takes itself, of two one must be chosen', () => {
  expect(chosenShipment({ shipments: [shipment('a')] })?.id).toBe('a');
  expect(chosenShipment({ shipments: [shipment('a'), shipment('b')] })).toBeNull();
  expect(chosenShipment({ shipments: [shipment('a'), shipment('b', true)] })?.id).toBe('b');
});

test('a cart with a chosen delivery starts at the payment step', () => {
  const delivery = {
    address_type: 'home',
    address_id: 2,
    store_id: null,
    shipment: shipment('a', true),
  } as const;
  expect(startState({ ...CHECKOUT, delivery })).toMatchObject({
    step: 'payment',
    selectedAddress: { id: 2 },
  });
  expect(startState({ ...CHECKOUT, delivery, signed_in: false }).step).toBe('delivery');
  const lost = { ...CHECKOUT, delivery: { ...delivery, address_id: 99 } };
  expect(startState(lost)).toMatchObject({ step: 'delivery', selectedAddress: null });
});

test('a renewal moves the clock and nothing else', () => {
  const chosen = play(ready(), {
    type: 'quoted',
    quote: {
      shipments: [shipment('a', true)],
      shipping: 14_000,
      shipping_formatted: '€140.00',
      taxes: 1,
      taxes_formatted: '€0.01',
      tax_rate: 22,
      tax_estimate: null,
      total: 663_000,
      total_formatted: '€6,630.00',
    },
  });
  const hold = { ...CHECKOUT.hold, expires_at: '2026-11-15T09:20:00Z' };
  const state = play(chosen, { type: 'held', salesOrder: { ...CHECKOUT, hold, total_formatted: 'old' } });
  expect(state.salesOrder.hold).toEqual(hold);
  expect(state.salesOrder.total_formatted).toBe('€6,630.00');
  expect(state.selectedPaymentMethod?.id).toBe(1);
});

test('an address that is saved again takes its old place, a new one comes last; both are chosen', () => {
  const edited = { ...address(2), city: 'Fano' };
  const state = play(startState(CHECKOUT), { type: 'addressSaved', address: edited });
  expect(state.salesOrder.addresses.map(({ city }) => city)).toEqual(['Pesaro', 'Fano']);
  expect(state.selectedAddress?.city).toBe('Fano');
  const more = play(state, { type: 'addressSaved', address: address(3) });
  expect(more.salesOrder.addresses.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test('what a form lacks is said field by field', () => {
  const say = { required: 'fill in', email: 'no e-mail' };
  expect(findMissingFields({ email: 'x', given_name: ' ' }, ['email', 'given_name', 'phone'], say)).toEqual({
    email: 'no e-mail',
    given_name: 'fill in',
    phone: 'fill in',
  });
  expect(findMissingFields({ email: 'a@b.it' }, ['email'], say)).toEqual({});
});

test('[B3] pickup takes the saved billing address, else one of the buyer’s own; home only a saved one', () => {
  const billing = { ...address(9), type: 'billing' as const };
  const both = { ...CHECKOUT, billing_addresses: [billing] };
  const store = (order: CheckoutView) =>
    reduce(startState(order), { type: 'typeChosen', addressType: 'store' }).selectedBilling?.id ?? null;
  expect(store(both)).toBe(9);
  expect(store(CHECKOUT)).toBe(1);
  expect(store({ ...CHECKOUT, addresses: [] })).toBeNull();
  expect(startState(both)).toMatchObject({ selectedAddressType: 'home', selectedBilling: { id: 9 } });
  expect(startState(CHECKOUT).selectedBilling).toBeNull();
});

test('[B3] a guest’s address for pickup is for the invoice only; with home delivery it is where to', () => {
  const guest = { ...CHECKOUT, signed_in: false, addresses: [] };
  const contact = { email: 'a@b.test', given_name: 'A', family_name: 'B', phone: '12345' };
  const saved = { type: 'contactSaved', contact, address: address(5) } as const;
  const collected = reduce(startState(guest), saved);
  expect(collected).toMatchObject({
    selectedAddressType: 'store',
    selectedAddress: null,
    selectedBilling: { id: 5 },
  });
  const brought = reduce(reduce(startState(guest), { type: 'typeChosen', addressType: 'home' }), saved);
  expect(brought).toMatchObject({ selectedAddress: { id: 5 }, selectedBilling: null });
});

test('[B3] a decided pickup without a billing address begins with the delivery again', () => {
  const delivery = {
    address_type: 'store' as const,
    address_id: null,
    store_id: STORE.id,
    shipment: shipment('pickup', true),
  };
  expect(startState({ ...CHECKOUT, delivery, addresses: [] }).step).toBe('delivery');
  expect(startState({ ...CHECKOUT, delivery }).step).toBe('payment');
});

test('[RESULT-11] a card form begins with the guest’s contact data and the address of the invoice', () => {
  const contact = {
    email: 'nora@example.test',
    given_name: 'Nora',
    family_name: 'Verdi',
    phone: '+39 347 1',
  };
  const state = startState({ ...CHECKOUT, contact });
  expect(payerOf({ ...state, selectedAddress: address(1), selectedBilling: null })).toEqual({
    name: 'Nora',
    surname: 'Verdi',
    phone: '+39 347 1',
    street1: 'Via Mazzolari 18',
    postal_code: '61121',
  });
  const signedIn = { ...startState({ ...CHECKOUT, contact: null }), selectedAddress: address(1) };
  expect(payerOf({ ...signedIn, selectedBilling: null })).toEqual({
    name: 'Giulia',
    surname: 'Marchetti',
    street1: 'Via Mazzolari 18',
    postal_code: '61121',
  });
});

test('a checkout that begins with the payment has its methods from the start', () => {
  const method = { id: 7, available: true } as CheckoutState['paymentMethods'][number];
  expect(startState(CHECKOUT, [method]).paymentMethods).toEqual([method]);
});
