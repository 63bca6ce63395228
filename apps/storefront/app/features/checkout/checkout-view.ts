import type { Address } from '@paddock/server/contracts/addresses';
import type { Checkout, PickupStore, quoteFulfillment, Shipment } from '@paddock/server/contracts/checkout';
import type { z } from 'zod';
import type { BagItem } from '../../session/session.ts';

export type AddressView = Address & { lines: string[] };
export type StoreView = PickupStore & { lines: string[]; ready: string };
export type ShipmentView = Shipment & { arrives: string };

/** The checkout as the page shows it: pictures found, days said in the page's language. */
export type CheckoutView = Omit<
  Checkout,
  'items' | 'addresses' | 'pickup_stores' | 'shipments' | 'delivery'
> & {
  items: BagItem[];
  addresses: AddressView[];
  pickup_stores: StoreView[];
  delivery: (Omit<NonNullable<Checkout['delivery']>, 'shipment'> & { shipment: ShipmentView | null }) | null;
  /** What each way costs and when, before one is chosen. */
  offers: ShipmentView[];
  /** Where addresses of this site are. */
  country_code: string;
};

type Quote = z.infer<typeof quoteFulfillment.response>['data'];
export type QuoteView = Omit<Quote, 'shipments'> & { shipments: ShipmentView[] };

/** Name and phone are said elsewhere; a country is not, since all addresses of a site are in it. */
export function addressLines(address: Omit<Address, 'id' | 'type' | 'label'>): string[] {
  const town = [address.postal_code, address.city, address.state].filter(Boolean).join(' ');
  return [
    `${address.given_name} ${address.family_name}`,
    address.address1,
    address.address2 ?? '',
    town,
    address.phone ?? '',
  ].filter(Boolean);
}
