import type { FastifyReply, FastifyRequest } from 'fastify';
import { tenantOf } from '../../platform/http.ts';
import { bringNewCartId, checkCartId } from '../carts/check-cart-id.ts';
import type { CheckoutOf } from './checkout.sql.ts';

/** Whose bag a call is about. */
export const shopperOf = (cartHeader: string, request: FastifyRequest, reply: FastifyReply): CheckoutOf => ({
  siteId: tenantOf(request).id,
  cartId: checkCartId(cartHeader, request, reply),
  locale: request.locale,
  customerId: request.actor?.id ?? null,
});

/** A bag that is somebody else's or an order already is nothing to go on with. */
export function bringNewCartIfNeeded(
  code: string,
  cartHeader: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (code === 'forbidden' || code === 'cart_closed') bringNewCartId(cartHeader, request, reply);
}
