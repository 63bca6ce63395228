import type { Customer } from '@paddock/server/contracts/customers';
import type { CartView } from '../cart/cart-view.ts';

/** The personal data of a page: customer and cart. Loaded after the page, never part of it. */
export type Session = {
  user: Customer | null;
  loggedIn: boolean;
  /** A call found the session ended; the browser goes to the home page. */
  loggedOut: boolean;
  /** Shown once. */
  notice: Notice | null;
  /** The last choice in the dealer locator. */
  stores: { unit: 'km' | 'ml' | null; place: string | null };
};

/** What the session route answers. */
export type SessionReply = Session & { cart: CartView };

export type Notice = 'account-erased';

export const GUEST: Session = {
  user: null,
  loggedIn: false,
  loggedOut: false,
  notice: null,
  stores: { unit: null, place: null },
};
