import type { FastifyRequest } from 'fastify';

/** The country site a request is for. */
export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly maintenance: boolean;
}

/** Who is asking, as the bearer token proved it. */
export interface Actor {
  readonly kind: 'customer' | 'staff' | 'feed';
  readonly id: number;
  /** The token row, so that the caller can revoke exactly what it used. */
  readonly tokenId: number;
  /** What a member of staff is there for. */
  readonly role?: string;
}

/** `optional`: open to everybody, but a bearer token that is brought must prove a customer. */
export type RouteAuth = 'public' | 'optional' | Actor['kind'];

export interface RouteRules {
  auth: RouteAuth;
  /** A name in `limits.ts`. */
  limit: string;
  /** False for what belongs to no site: probes, docs, webhooks. Staff work on while a site is closed to everybody else. */
  tenant?: boolean | 'also_closed';
  /** For calls that bring more than the usual 64 KB. */
  maxBodyBytes?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteRules> {}
  interface FastifyRequest {
    tenant: Tenant | null;
    actor: Actor | null;
    /** What a guest's requests have in common; a name he brings along, no proof of anything. */
    visitor: string | null;
    locale: string;
  }
}

export function tenantOf(request: FastifyRequest): Tenant {
  if (!request.tenant) throw new Error(`${request.routeOptions.url} asks for a tenant but declares none`);
  return request.tenant;
}

export function actorOf(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error(`${request.routeOptions.url} asks for an actor but is public`);
  return request.actor;
}

export function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
