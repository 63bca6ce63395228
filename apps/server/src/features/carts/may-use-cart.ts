/** Whether the caller may use the cart and whether it is still open, for later features. */
export { type CartRefusal, joinAll, whyCartRefused } from './carts.rules.ts';
