import type { Customer } from '@paddock/server/contracts/customers';

export type BagItem = { id: string; uuid: string; name: string; attributes: { picture: string | null } };

/** What is personal on a page: who you are and what is in your bag. Comes after the page, never with it. */
export type Session = {
  user: Customer | null;
  loggedIn: boolean;
  /** A call found the session ended; the browser goes home. */
  loggedOut: boolean;
  cart: { items: BagItem[]; uuid: string | null; total: string | null };
};

export const NOBODY: Session = {
  user: null,
  loggedIn: false,
  loggedOut: false,
  cart: { items: [], uuid: null, total: null },
};
