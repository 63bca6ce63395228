import type { FastifyReply, FastifyRequest } from 'fastify';
import { tenantOf } from '../../platform/http/http.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { type CartHeaders, checkCartId } from '../carts/check-cart-id.ts';
import { readOrderCaller } from '../orders/show/order-caller.ts';

/** Whose cart a call is about, and where it comes from. */
export const cartShopperOf = (headers: CartHeaders, request: FastifyRequest, reply: FastifyReply) => ({
  siteId: tenantOf(request).id,
  ...checkCartId(headers, request, reply),
  customerId: request.actor?.id ?? null,
  locale: request.locale,
  address: request.ip,
});

/** What a call can show for an order to be its own. */
export const orderCallerOf = (
  request: FastifyRequest,
  input: {
    readonly headers: CartHeaders;
    readonly keys: SigningKeys;
    readonly code: string;
    readonly key: string | undefined;
  },
) => readOrderCaller(request, input);
