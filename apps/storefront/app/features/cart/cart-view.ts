import type { Cart, CartItem, CartUnit } from '@paddock/server/contracts/carts';
import type { PictureSource } from '@paddock/ui/picture';
import type { MonthlyLineView } from '../monthly/monthly-line.tsx';

type Pictured<T> = Omit<T, 'attributes'> & { attributes: { picture: PictureSource | null } };

/** `ready` is the day of `ready_on` in words. */
type Told<T> = Pictured<T> & { ready: string };

export type CartUnitView = Told<CartUnit>;
export type CartItemView = Omit<Told<CartItem>, 'alternatives'> & { alternatives: CartUnitView[] };
/** Without the cart's uuid: third-party scripts on public pages can read the session response. */
export type CartView = Omit<Cart, 'uuid' | 'items'> & {
  /** False until the cart was loaded: an empty cart that was not loaded replaces nothing. */
  init: boolean;
  items: CartItemView[];
};

/** The price by the month of the one item in the cart. */
export type MonthlyOffer = { uuid: string; slug: string; priceMinor: number; line: MonthlyLineView };

export const EMPTY_CART: CartView = {
  init: false,
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
