import { z } from 'zod';
import { Address } from '../addresses/addresses.contract.ts';
import { DeliveryColumns, DeliverySettings, Holidays, StoreHours } from '../delivery/delivery.contract.ts';
import { UnpaidSettings } from '../inventory/claim-keys.contract.ts';
import { StateRates } from '../taxes/taxes.contract.ts';
import { Contact, DeliveryType, PickupStore } from './checkout.contract.ts';

export interface CheckoutKey {
  readonly siteId: number;
  readonly cartId: string;
  /** SHA-256 of the key that the caller presented, in hex. */
  readonly keyHash: string;
  readonly locale: string;
  readonly customerId: number | null;
}

const SiteTerms = z.object({
  slug: z.string(),
  currency: z.string(),
  country_iso: z.string().nullable(),
  shop: z.boolean(),
  timezone: z.string(),
  settings: z.object({
    delivery: DeliverySettings.exactOptional(),
    holidays: Holidays.exactOptional(),
    price_display: z.string().exactOptional(),
    tax_rate: z.number().exactOptional(),
    state_tax_rates: StateRates.exactOptional(),
    guestCheckout: z.boolean().exactOptional(),
    storePickup: z.boolean().exactOptional(),
    /** By currency: a rate, or an object with `rate` and `at`; one that is written otherwise counts as unknown. */
    exchange_rates: z.record(z.string(), z.unknown()).exactOptional(),
    unpaid: UnpaidSettings.exactOptional(),
    cash_max_minor: z.number().exactOptional(),
  }),
});
export type SiteTerms = Readonly<z.infer<typeof SiteTerms>>;

/** What the cart's shopper has shown for one e-mail address. */
const ProofRow = z.object({
  /** The address' keyed hash, in hex. */
  email_key: z.string(),
  captcha: z.boolean(),
  confirmed: z.boolean(),
});

const KnownCustomer = z.object({
  email: z.string(),
  given_name: z.string(),
  family_name: z.string(),
  phone: z.string().nullable(),
  email_is_verified: z.boolean(),
});

const Delivery = z.object({
  address_type: DeliveryType,
  address_id: z.number().nullable(),
  store_id: z.number().nullable(),
  shipment_id: z.string().nullable(),
});
export type Delivery = Readonly<z.infer<typeof Delivery>>;

export const LineRow = DeliveryColumns.extend({ uuid: z.uuid(), price: z.number() });
export type LineRow = Readonly<z.infer<typeof LineRow>>;

const StoreRow = PickupStore.pick({
  id: true,
  name: true,
  address: true,
  city: true,
  state: true,
  postal_code: true,
  phone: true,
  position: true,
}).extend({ country_code: z.string(), hours: StoreHours });
export type StoreRow = Readonly<z.infer<typeof StoreRow>>;

const ShipmentMethod = z.object({
  id: z.string(),
  kind: z.enum(['home', 'pickup']),
  name: z.string(),
  carrier: z.string(),
  first_minor: z.number(),
  further_minor: z.number(),
  extra_days: z.number(),
});
export type ShipmentMethod = Readonly<z.infer<typeof ShipmentMethod>>;

export const BuyerJson = z.object({
  site: SiteTerms,
  /** Null when there is no such bag. */
  cart: z
    .object({
      status: z.string(),
      customer_id: z.number().nullable(),
      key_hash: z.string().nullable(),
      contact: Contact.nullable(),
      delivery: Delivery.nullable(),
    })
    .nullable(),
  customer: KnownCustomer.nullable(),
});

/** The JSON of CHECKOUT_PARTS. */
export const PartsJson = BuyerJson.extend({
  addresses: z.array(Address),
  /** The customer's own for invoices; a guest's one address is among `addresses`. */
  billing_addresses: z.array(Address),
  stores: z.array(StoreRow),
  methods: z.array(ShipmentMethod),
  proofs: z.array(ProofRow),
});

export const CheckoutJson = PartsJson.extend({
  lines: z.array(LineRow),
  /** The order this bag has become, while it can still be paid another way. */
  order: z.object({ code: z.string(), paying: z.boolean(), deadline_at: z.string() }).nullable(),
});

/** What a bag's checkout depends on besides the bag. */
export type CheckoutRow = Readonly<z.infer<typeof CheckoutJson>> & { readonly now: Date };
