import type { AddressType } from '../checkout-state.ts';
import type { QuoteChoice } from '../use-checkout.ts';

/** `id` is of a store or of an address. Home delivery has a price without an address already. */
export const toQuoteChoice = (addressType: AddressType, id: number | null): QuoteChoice =>
  addressType === 'store'
    ? { address_type: 'store', store_id: id }
    : { address_type: 'home', address_id: id };
