import type { Checkout, PickupStore, quoteFulfillment, Shipment } from '@paddock/server/contracts/checkout';
import type { z } from 'zod';
import type { AddressForm, AddressView } from '../addresses/address-view.ts';
import type { CartItemView } from '../cart/cart-view.ts';

/** `ready` is its day alone, in words. */
export type StoreView = PickupStore & { lines: string[]; ready: string };
/** The same day in words: `arrives` inside a sentence, `ready` alone. */
export type ShipmentView = Shipment & { arrives: string; ready: string };

/** The checkout as the page shows it: pictures found, days said in the page's language. */
export type CheckoutView = Omit<
  Checkout,
  'items' | 'addresses' | 'billing_addresses' | 'pickup_stores' | 'shipments' | 'delivery'
> & {
  items: CartItemView[];
  addresses: AddressView[];
  billing_addresses: AddressView[];
  pickup_stores: StoreView[];
  delivery: (Omit<NonNullable<Checkout['delivery']>, 'shipment'> & { shipment: ShipmentView | null }) | null;
  /** What each way costs and when, before one is chosen. */
  offers: ShipmentView[];
  /** How addresses of this site's country are asked for. */
  address_form: AddressForm;
};

type Quote = z.infer<typeof quoteFulfillment.response>['data'];
export type QuoteView = Omit<Quote, 'shipments'> & { shipments: ShipmentView[] };
