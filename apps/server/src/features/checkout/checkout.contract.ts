import { z } from 'zod';
import { Address, AddressInput } from '../addresses/addresses.contract.ts';
import { Cart } from '../carts/carts.contract.ts';
import { ResultAction } from '../payments/payments.contract.ts';
import { ShownTaxEstimate } from '../taxes/taxes.contract.ts';
import { typedPhone, typedText } from '../typed-text.contract.ts';

/** As the shopper chooses (CHECKOUT-16); "store" is pickup, "home" is delivery. */
export const DeliveryType = z.enum(['store', 'home']);

export const Contact = z.object({
  email: z.email().max(254),
  given_name: typedText().min(1).max(80),
  family_name: typedText().min(1).max(80),
  phone: typedPhone().min(5).max(30),
});

export const Shipment = z
  .object({
    id: z.string(),
    method: z.enum(['home', 'pickup']),
    /** In the page's language: "Delivery to your door". */
    name: z.string(),
    carrier: z.string(),
    price: z.number(),
    price_formatted: z.string(),
    currency: z.string(),
    /** Days from today until the last unit of it is there. */
    etd_days: z.number(),
    arrives_on: z.iso.date(),
    units: z.array(z.uuid()),
    selected: z.boolean(),
  })
  .meta({ id: 'Shipment' });

export const PickupStore = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  phone: z.string().nullable(),
  /** The browser sorts by it, so that the visitor's own need not be sent. Null: the feed has none. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** How many units of this bag stand there already; such stores come first (H-36). */
  units_here: z.number(),
  /** Days from today until the last unit of the bag can be collected there. */
  etd_days: z.number(),
  ready_on: z.iso.date(),
  /** What collecting the bag there costs: units from other stores are brought. */
  price: z.number(),
  price_formatted: z.string(),
});

export const Checkout = Cart.extend({
  /** The order this bag has become, while it is neither paid nor registered. */
  code: z.string().nullable(),
  /** A payment of this bag is under way: look at its result page instead. */
  paying: z.object({ code: z.string() }).nullable(),
  hold: z.object({
    expires_at: z.iso.datetime(),
    /** By the server's clock, so that a wrong watch shows the right time left. */
    seconds_left: z.number(),
    /** No renewal beyond this. */
    renewable_until: z.iso.datetime(),
  }),
  /** Null until known; signed in, it is the customer's. */
  contact: Contact.nullable(),
  signed_in: z.boolean(),
  guest_checkout: z.boolean(),
  store_pickup: z.boolean(),
  /** Saved ones, or the one a guest gave. */
  addresses: z.array(Address),
  /** A customer's saved addresses for invoices; the first one is used unless another is named. */
  billing_addresses: z.array(Address),
  pickup_stores: z.array(PickupStore),
  /** What each way costs for this bag and when it comes, before anything is chosen too. */
  shipments: z.array(Shipment),
  delivery: z
    .object({
      address_type: DeliveryType,
      address_id: z.number().nullable(),
      store_id: z.number().nullable(),
      shipment: Shipment.nullable(),
    })
    .nullable(),
  shipping: z.number().nullable(),
  shipping_formatted: z.string().nullable(),
  /** Null: the tax is no estimate, or depends on an address that is not chosen (`tax_rate` is null then). */
  tax_estimate: ShownTaxEstimate.nullable(),
});

export type Contact = z.infer<typeof Contact>;
export type Shipment = z.infer<typeof Shipment>;
export type PickupStore = z.infer<typeof PickupStore>;
export type Checkout = z.infer<typeof Checkout>;

export const startCheckout = {
  method: 'POST',
  path: '/api/front/cart/check-out',
  summary:
    'Holds every unit of the bag for 15 minutes, or renews the hold; 409 brings the units available instead',
  response: z.object({ data: Checkout }),
} as const;

export const saveContact = {
  method: 'PUT',
  path: '/api/front/cart/contact',
  summary: 'Contact and address of a guest; the answer has the address_id for the checkout',
  body: Contact.extend({
    address: AddressInput.omit({ given_name: true, family_name: true, phone: true }).nullable(),
  }),
  response: z.object({
    data: z.object({ contact: Contact, address_id: z.number().nullable(), address: Address.nullable() }),
  }),
} as const;

/** `store_id` for store, `address_id` for home. With `shipment_id` that one is chosen, else the cheapest. */
export const quoteFulfillment = {
  method: 'POST',
  path: '/api/front/fulfillment',
  summary: 'What delivery costs and when it comes; the choice is kept with the bag',
  body: z.object({
    address_type: DeliveryType,
    address_id: z.number().int().nullish(),
    store_id: z.number().int().nullish(),
    shipment_id: typedText().max(60).nullish(),
  }),
  response: z.object({
    data: z.object({
      shipments: z.array(Shipment),
      shipping: z.number().nullable(),
      shipping_formatted: z.string().nullable(),
      taxes: z.number(),
      taxes_formatted: z.string(),
      tax_rate: z.number().nullable(),
      tax_estimate: ShownTaxEstimate.nullable(),
      total: z.number(),
      total_formatted: z.string(),
    }),
  }),
} as const;

export const placeOrder = {
  method: 'POST',
  path: '/api/front/sales-orders/checkout',
  summary:
    'Makes the order, keeps its units for the payment and says which panel takes it. Needs an Idempotency-Key',
  body: z.object({
    payment_method_id: z.number().int(),
    check_terms: z.boolean(),
    address_id: z.number().int().nullable(),
    address_type: DeliveryType,
    /** Whom the invoice is for. Without one: the first saved billing address, else the address of the delivery. */
    billing_address_id: z.number().int().nullish(),
    /** The total that the shopper was shown, in minor units, with its currency: a difference is refused (`changed`). */
    expected_total: z.number().int().nonnegative().optional(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    /** The day that the shopper was shown: a later one is refused (`changed`). */
    expected_arrival: z.iso.date().optional(),
    /** The delivery address that the shopper was shown, as `addressPrint` of the addresses writes it. */
    expected_address: z.string().max(1000).optional(),
  }),
  response: z.object({ data: ResultAction }),
} as const;
