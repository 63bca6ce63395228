import type { Address } from '../addresses/addresses.contract.ts';
import type {
  DeliveryColumns,
  DeliverySettings,
  Holidays,
  StoreHours,
} from '../delivery/delivery.contract.ts';
import type { UnpaidSettings } from '../inventory/claim-keys.contract.ts';
import type { StateRates } from '../taxes/taxes.contract.ts';
import type { Contact } from './checkout.contract.ts';

export interface CheckoutKey {
  readonly siteId: number;
  readonly cartId: string;
  /** SHA-256 of the key that the caller presented, in hex. */
  readonly keyHash: string;
  readonly locale: string;
  readonly customerId: number | null;
}

/** What a bag's checkout depends on besides the bag. */
export interface CheckoutRow {
  readonly now: Date;
  readonly site: SiteTerms;
  /** Null when there is no such bag. */
  readonly cart: {
    readonly status: string;
    readonly customer_id: number | null;
    readonly key_hash: string | null;
    readonly contact: Contact | null;
    readonly delivery: Delivery | null;
  } | null;
  readonly customer: KnownCustomer | null;
  readonly lines: readonly LineRow[];
  readonly addresses: readonly Address[];
  /** The customer's own for invoices; a guest's one address is among `addresses`. */
  readonly billing_addresses: readonly Address[];
  readonly stores: readonly StoreRow[];
  readonly methods: readonly ShipmentMethod[];
  readonly proofs: readonly ProofRow[];
  /** The order this bag has become, while it can still be paid another way. */
  readonly order: { readonly code: string; readonly paying: boolean; readonly deadline_at: string } | null;
}

export interface SiteTerms {
  readonly slug: string;
  readonly currency: string;
  readonly country_iso: string | null;
  readonly shop: boolean;
  readonly timezone: string;
  readonly settings: {
    readonly delivery?: DeliverySettings;
    readonly holidays?: Holidays;
    readonly price_display?: string;
    readonly tax_rate?: number;
    readonly state_tax_rates?: StateRates;
    readonly guestCheckout?: boolean;
    readonly storePickup?: boolean;
    readonly exchange_rates?: Readonly<Record<string, unknown>>;
    readonly unpaid?: UnpaidSettings;
    readonly cash_max_minor?: number;
  };
}

/** What the cart's shopper has shown for one e-mail address. */
export interface ProofRow {
  /** The address' keyed hash, in hex. */
  readonly email_key: string;
  readonly captcha: boolean;
  readonly confirmed: boolean;
}

export interface KnownCustomer {
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
  readonly email_is_verified: boolean;
}

export interface Delivery {
  readonly address_type: 'store' | 'home';
  readonly address_id: number | null;
  readonly store_id: number | null;
  readonly shipment_id: string | null;
}

export interface LineRow extends DeliveryColumns {
  readonly uuid: string;
  readonly price: number;
}

export interface StoreRow {
  readonly id: number;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly state: string | null;
  readonly postal_code: string | null;
  readonly country_code: string;
  readonly phone: string | null;
  readonly hours: StoreHours;
  readonly position: { readonly lat: number; readonly lng: number } | null;
}

export interface ShipmentMethod {
  readonly id: string;
  readonly kind: 'home' | 'pickup';
  readonly name: string;
  readonly carrier: string;
  readonly first_minor: number;
  readonly further_minor: number;
  readonly extra_days: number;
}
