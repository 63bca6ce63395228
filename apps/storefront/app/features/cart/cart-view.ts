import type { Cart, CartItem, CartUnit } from '@paddock/server/contracts/carts';
import type { PictureSource } from '@paddock/ui/picture';

type Pictured<T> = Omit<T, 'attributes'> & { attributes: { picture: PictureSource | null } };

export type CartUnitView = Pictured<CartUnit>;
export type CartItemView = Omit<Pictured<CartItem>, 'alternatives'> & { alternatives: CartUnitView[] };
/** Without the cart's uuid: third-party scripts on public pages can read the session response. */
export type CartView = Omit<Cart, 'uuid' | 'items'> & {
  /** False until the cart was loaded: an empty cart that was not loaded replaces nothing. */
  init: boolean;
  items: CartItemView[];
};

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
