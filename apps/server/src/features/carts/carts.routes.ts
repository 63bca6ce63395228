import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { type AddedToCart, addToCart, removeFromCart, type Shopper, setQuantity, showCart } from './bag.ts';
import {
  addToCart as addContract,
  setQuantity as quantityContract,
  removeFromCart as removeContract,
  showCart as showContract,
} from './carts.contract.ts';
import { checkCartId, issueCart } from './check-cart-id.ts';

const READ = { auth: 'optional', limit: 'browse' } as const;
const WRITE = { auth: 'optional', limit: 'bag' } as const;
const STATUS = {
  forbidden: 403,
  cart_closed: 409,
  unit_unknown: 404,
  unit_unavailable: 409,
  cart_full: 422,
  not_enough: 409,
} as const;

/**
 * Adding takes no Idempotency-Key: a line is its unit, so the same call twice cannot do more than once. Two refusals
 * mean that this cart is nothing to go on with; like a cart of another country they bring a new id.
 */
export function cartRoutes(app: FastifyInstance, { db, headers }: Shop) {
  const shopperOf = (request: FastifyRequest, reply: FastifyReply): Shopper => ({
    siteId: tenantOf(request).id,
    ...checkCartId(headers, request, reply),
    locale: request.locale,
    customerId: request.actor?.id ?? null,
  });

  function answer(result: AddedToCart, request: FastifyRequest, reply: FastifyReply) {
    if (result.ok) return { data: result.cart };
    if (result.code === 'forbidden' || result.code === 'cart_closed') issueCart(headers, request, reply);
    throw new HttpRefusal(STATUS[result.code], result.code, {
      values: { max: 'most' in result ? (result.most ?? 0) : 0 },
    });
  }

  contractRoute(app, showContract, READ, async (_call, request, reply) =>
    answer(await showCart(db, shopperOf(request, reply)), request, reply),
  );
  contractRoute(app, addContract, WRITE, async ({ body }, request, reply) =>
    answer(await addToCart(db, shopperOf(request, reply), body.uuid), request, reply),
  );
  contractRoute(app, quantityContract, WRITE, async ({ body }, request, reply) =>
    answer(
      await setQuantity(db, shopperOf(request, reply), {
        variantId: body.variant_id,
        quantity: body.quantity,
      }),
      request,
      reply,
    ),
  );
  contractRoute(app, removeContract, WRITE, async ({ params }, request, reply) =>
    answer(await removeFromCart(db, shopperOf(request, reply), params.uuid), request, reply),
  );
}
