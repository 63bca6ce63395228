import type { Cart, CartItem, CartUnit } from '@paddock/server/contracts/carts';
import type { Customer } from '@paddock/server/contracts/customers';
import type { PictureSource } from '@paddock/ui/picture';

type Pictured<T> = Omit<T, 'attributes'> & { attributes: { picture: PictureSource | null } };

export type BagUnit = Pictured<CartUnit>;
export type BagItem = Omit<Pictured<CartItem>, 'alternatives'> & { alternatives: BagUnit[] };
export type Bag = Omit<Cart, 'uuid' | 'items'> & {
  /** True once it was really loaded: an empty bag that was not is no news. */
  init: boolean;
  uuid: string | null;
  items: BagItem[];
};

/** What is personal on a page: who you are and what is in your bag. Comes after the page, never with it. */
export type Session = {
  user: Customer | null;
  loggedIn: boolean;
  /** A call found the session ended; the browser goes home. */
  loggedOut: boolean;
  cart: Bag;
  /** To be said once. */
  notice: Notice | null;
};

export type Notice = 'account-erased';

export const NO_BAG: Bag = {
  init: false,
  uuid: null,
  items: [],
  currency: '',
  subtotal: 0,
  subtotal_formatted: '',
  taxes: 0,
  taxes_formatted: '',
  taxes_included: true,
  tax_rate: null,
  total: 0,
  total_formatted: '',
};

export const NOBODY: Session = { user: null, loggedIn: false, loggedOut: false, cart: NO_BAG, notice: null };
