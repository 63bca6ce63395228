import type { FastifyRequest } from 'fastify';
import { actorOf, browserOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { networkOf } from '../../../platform/http/network-of.ts';

/** Of the browser behind the desk's server. */
export const deviceOf = (request: FastifyRequest) => ({
  userAgent: browserOf(request).userAgent,
  network: networkOf(request.ip),
});

/** The session of the call; an API key has none. */
export function sessionOf(request: FastifyRequest): { staffId: number; sessionId: number } {
  const { id, session } = actorOf(request);
  if (!session) throw new HttpRefusal(403, 'forbidden');
  return { staffId: id, sessionId: session.id };
}
