import { randomUUIDv7 } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headerOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { cartPrefix, uuidOfCartId, whyCartIdRefused } from './carts.rules.ts';

const MOST_NAMED = 11;

/**
 * Which cart a call is about. No id, none that is one, or one of another country is refused with 409, and the answer's
 * header brings a new one to go on with.
 */
export function checkCartId(headerName: string, request: FastifyRequest, reply: FastifyReply): string {
  const cartId = headerOf(request, headerName);
  if (cartId !== undefined && whyCartIdRefused(cartId, tenantOf(request).slug) === null) {
    return uuidOfCartId(cartId);
  }
  bringNewCartId(headerName, request, reply);
  throw new HttpRefusal(409, cartId === undefined ? 'cart_missing' : 'cart_of_other_country');
}

export function bringNewCartId(headerName: string, request: FastifyRequest, reply: FastifyReply): void {
  reply.header(headerName, `${cartPrefix(tenantOf(request).slug)}_${randomUUIDv7()}`);
}

/** Every bag of this country that a visitor can name: the one he has and those he had (comma separated). */
export function cartsNamed(headerName: string, pastHeaderName: string, request: FastifyRequest): string[] {
  const { slug } = tenantOf(request);
  return [headerOf(request, headerName), ...(headerOf(request, pastHeaderName)?.split(',') ?? [])]
    .slice(0, MOST_NAMED)
    .map((id) => id?.trim() ?? '')
    .filter((id) => whyCartIdRefused(id, slug) === null)
    .map(uuidOfCartId);
}
