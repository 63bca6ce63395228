/** Whose bag it is and whether it is still one, for those who go on with it. */
export { type CartRefusal, joinAll, whyCartRefused } from './carts.rules.ts';
