import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from '../../platform/http/http.ts';
import { type CartHeaders, checkCartId, issueCart } from '../carts/check-cart-id.ts';
import type { CheckoutKey } from './checkout-row.sql.ts';
import type { Visitor } from './shopper-keys.ts';

/** Whose bag a call is about. */
export const shopperOf = (
  headers: CartHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
): CheckoutKey => ({
  siteId: tenantOf(request).id,
  ...checkCartId(headers, request, reply),
  locale: request.locale,
  customerId: request.actor?.id ?? null,
});

const DEVICE = /^[\w-]{20,64}$/;

/** The network and the browser a call comes from; the storefront passes the device cookie on in a header. */
export function visitorOf(request: FastifyRequest): Visitor {
  const device = headerOf(request, 'x-device-id');
  return { address: request.ip, device: device && DEVICE.test(device) ? device : null };
}

/** A foreign cart, or one that is an order already, is refused. */
export function issueCartIfNeeded(
  code: string,
  headers: CartHeaders,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (code === 'forbidden' || code === 'cart_closed') issueCart(headers, request, reply);
}
