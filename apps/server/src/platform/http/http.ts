import type { FastifyRequest } from 'fastify';

/** The country site a request is for. */
export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly maintenance: boolean;
  /** Locale of the URL → the regional edition the site shows; null where it has none. */
  readonly editions: Readonly<Record<string, string>> | null;
}

/** The caller, as authenticated by the bearer token. */
export interface Actor {
  readonly kind: 'customer' | 'staff' | 'feed';
  readonly id: number;
  /** The token row, so that the caller can revoke exactly what it used. */
  readonly tokenId: number;
  /** The customer's token is old enough to be replaced. */
  readonly isTokenDue?: boolean;
  /** Of staff: the sites on which each permission holds. */
  readonly permissions?: ReadonlyMap<string, ReadonlySet<number>>;
  /** Of staff who signed in at the desk; API keys have none. `isStrong`: identity was proved minutes ago. */
  readonly session?: { readonly id: number; readonly isStrong: boolean };
}

/** `optional`: public, but a bearer token that is sent must be valid. */
export type RouteAuth = 'public' | 'optional' | Actor['kind'];

export interface RouteRules {
  auth: RouteAuth;
  /** A name in `limits.ts`. */
  limit: string;
  /** False for what belongs to no site: probes, docs, webhooks. Staff routes work while the site is in maintenance. */
  tenant?: boolean | 'also_closed';
  /** For calls that bring more than the usual 64 KB. */
  maxBodyBytes?: number;
}

declare module 'fastify' {
  interface FastifyContextConfig extends Partial<RouteRules> {}
  interface FastifyRequest {
    tenant: Tenant | null;
    actor: Actor | null;
    /** What a guest's requests have in common: the cart's id and the hash of its key. Not proof of anything. */
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

const DEVICE_TOKENS = /^[\w-]{43}(\.[\w-]{43}){0,3}$/;

/** What a request says about the browser it comes from: its name, and the tokens it got at earlier sign-ins. */
export function browserOf(request: FastifyRequest): {
  readonly userAgent: string | null;
  readonly devices: readonly string[];
} {
  const devices = headerOf(request, 'x-known-devices') ?? '';
  return {
    userAgent: headerOf(request, 'user-agent')?.slice(0, 255) ?? null,
    devices: DEVICE_TOKENS.test(devices) ? devices.split('.') : [],
  };
}
