import { randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { cartPrefix, whyCartIdRefused } from './carts.rules.ts';

/**
 * A `preHandler` for every call that carries a cart id. An id of another country, or no id at all in it, is refused
 * with 409, and the answer's header brings a new one to go on with.
 */
export const checkCartId = (headerName: string) => async (request: FastifyRequest, reply: FastifyReply) => {
  const cartId = headerOf(request, headerName);
  const { slug } = tenantOf(request);
  if (cartId === undefined || whyCartIdRefused(cartId, slug) === null) return;
  reply.header(headerName, `${cartPrefix(slug)}_${randomUUIDv7()}`);
  throw new HttpRefusal(409, 'cart_of_other_country');
};
