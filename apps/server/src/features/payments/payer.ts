import { cartIdsOf, type Payer } from './owner.rules.ts';

/** Who stands at the till: the customer if he proved to be one, and the bags he names. */
export const payerOf = (customerId: number | null, cartHeaders: readonly (string | undefined)[]): Payer => ({
  customerId,
  cartIds: cartIdsOf(cartHeaders),
});
