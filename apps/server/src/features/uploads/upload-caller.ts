import type { FastifyRequest } from 'fastify';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';

/** What the routes of uploads share: only the customer who sent a file may see that it exists. */
export const SENDER = { auth: 'customer', limit: 'upload' } as const;

export const ownerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

export const notFound = () => new HttpRefusal(404, 'not_found');
