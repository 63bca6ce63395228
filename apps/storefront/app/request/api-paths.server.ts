import type { Contract } from '@paddock/api-client';

export const ORDER_PATH = /^\/api\/front\/(sales-orders|checkout)(\/|$)/;

// Asks the provider first whether money is on its way.
const CANCEL_PATH = /\/sales-orders\/[^/]+\/cancel$/;

/** The api asks a payment provider before it answers: such a call gets the longer timeout. */
export const callsProvider = ({ method, path }: Contract): boolean =>
  method === 'POST' && (ORDER_PATH.test(path) || CANCEL_PATH.test(path));

// Checkout routes identify a visitor by the cart, and a guest's order by its cart (H-45); other routes get neither.
export const CHECKOUT_PATH = /^\/api\/front\/(cart|fulfillment|payment-methods|sales-orders|checkout)(\/|$)/;
