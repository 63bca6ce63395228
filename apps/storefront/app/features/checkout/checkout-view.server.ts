import type { Checkout, PickupStore, Shipment } from '@paddock/server/contracts/checkout';
import type { Visit } from '../../request/visit.server.ts';
import { datesOf } from '../../text/format-dates.server.ts';
import type { AddressForm } from '../addresses/address-view.ts';
import { addressLines, toAddressView } from '../addresses/load-address-form.server.ts';
import { toCartView } from '../cart/cart.server.ts';
import type { CheckoutView, QuoteView, ShipmentView, StoreView } from './checkout-view.ts';

export function toCheckoutView(visit: Visit, checkout: Checkout, address_form: AddressForm): CheckoutView {
  const { delivery } = checkout;
  return {
    ...checkout,
    items: toCartView(visit, checkout).items,
    addresses: checkout.addresses.map(toAddressView),
    billing_addresses: checkout.billing_addresses.map(toAddressView),
    pickup_stores: checkout.pickup_stores.map((store) => toStore(visit, store)),
    delivery: delivery && {
      ...delivery,
      shipment: delivery.shipment && toShipment(visit, delivery.shipment),
    },
    offers: checkout.shipments.map((shipment) => toShipment(visit, shipment)),
    address_form,
  };
}

export const toQuoteView = (
  visit: Visit,
  quote: Omit<QuoteView, 'shipments'> & { shipments: Shipment[] },
): QuoteView => ({
  ...quote,
  shipments: quote.shipments.map((shipment) => toShipment(visit, shipment)),
});

const toShipment = (visit: Visit, shipment: Shipment): ShipmentView => ({
  ...shipment,
  arrives: datesOf(visit).day(shipment.arrives_on),
  ready: datesOf(visit).dayAlone(shipment.arrives_on),
});

function toStore(visit: Visit, store: PickupStore): StoreView {
  const { address: address1, postal_code, city, state } = store;
  const lines = addressLines({
    address1,
    postal_code,
    city,
    state,
    country_code: visit.site?.country.iso ?? 'ZZ',
  });
  return { ...store, lines, ready: datesOf(visit).dayAlone(store.ready_on) };
}
