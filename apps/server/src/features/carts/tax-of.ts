/** The tax in or on a price, as the bag counts it: the checkout and its orders count no other way. */
export { taxOf } from './carts.rules.ts';
