import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Actor, headerOf, type RouteAuth, type Tenant } from './http.ts';
import { HttpRefusal } from './http-errors.ts';
import type { Metrics } from './metrics.ts';
import type { LimitScope, RateLimiter } from './rate-limiter.ts';

const MAINTENANCE_RETRY_SECONDS = 300;
const LOCALE = /^[a-z]{2}$/;
const VISITOR = /^[A-Za-z0-9_-]{8,64}$/;
const TOKEN = /^Bearer ([A-Za-z0-9._~+/-]{20,512}=*)$/;

export interface PipelineOptions {
  headers: { tenant: string; locale: string; visitor: string };
  trustedProxies: readonly string[];
  limiter: RateLimiter;
  metrics: Metrics;
  findTenant(slug: string): Promise<Tenant | null>;
  /** One per kind of actor. Null: the token proves nobody. */
  authenticators: Partial<
    Record<Actor['kind'], (token: string, tenant: Tenant | null) => Promise<Actor | null>>
  >;
}

/**
 * Before any body is read: locale → address limit → tenant (404, maintenance 503, tenant limit) → actor (401,
 * account limit). Cheap refusals come first.
 */
export function addRequestPipeline(app: FastifyInstance, options: PipelineOptions) {
  const ownHops = networks(options.trustedProxies);
  app.decorateRequest('tenant', null);
  app.decorateRequest('actor', null);
  app.decorateRequest('visitor', null);
  app.decorateRequest('locale', 'en');

  async function limit(request: FastifyRequest, scope: LimitScope, key: string) {
    const name = request.is404 ? 'unmatched' : (request.routeOptions.config.limit ?? 'unmatched');
    const verdict = await options.limiter.consume(name, scope, key);
    if (verdict.allowed) return;
    options.metrics.limited.inc({ limit: name, scope });
    const { retryAfterSeconds } = verdict;
    throw new HttpRefusal(429, 'rate_limited', { values: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }

  app.addHook('onRequest', async (request) => {
    const locale = headerOf(request, options.headers.locale);
    if (locale && LOCALE.test(locale)) request.locale = locale;
    const visitor = headerOf(request, options.headers.visitor);
    if (visitor && VISITOR.test(visitor)) request.visitor = visitor;
    // Our own hops asking for themselves (the storefront filling its cache) are not a visitor.
    if (!contains(ownHops, request.ip)) await limit(request, 'address', request.ip);
    if (request.is404) return;

    const { auth = 'public', tenant = true } = request.routeOptions.config;
    if (tenant) {
      request.tenant = await openTenant(headerOf(request, options.headers.tenant), options, tenant);
      await limit(request, 'tenant', request.tenant.slug);
    }
    const kind = asks(auth, request);
    if (kind) {
      request.actor = await authenticate(request, kind, options);
      await limit(request, 'account', `${kind}:${request.tenant?.slug ?? '-'}:${request.actor.id}`);
    }
  });
}

/** Whom a caller has to prove to be, if anybody. */
function asks(auth: RouteAuth, request: FastifyRequest): Actor['kind'] | null {
  if (auth === 'optional') return request.headers.authorization === undefined ? null : 'customer';
  return auth === 'public' ? null : auth;
}

async function openTenant(
  slug: string | undefined,
  options: PipelineOptions,
  asked: true | 'also_closed',
): Promise<Tenant> {
  const tenant = slug ? await options.findTenant(slug) : null;
  if (!tenant) throw new HttpRefusal(404, 'site_unknown');
  if (tenant.maintenance && asked !== 'also_closed') throw inMaintenance();
  return tenant;
}

export const inMaintenance = () =>
  new HttpRefusal(503, 'maintenance', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });

async function authenticate(
  request: FastifyRequest,
  kind: Actor['kind'],
  options: PipelineOptions,
): Promise<Actor> {
  const token = isSaidOnce(request) ? TOKEN.exec(request.headers.authorization ?? '')?.[1] : undefined;
  const actor = token ? await options.authenticators[kind]?.(token, request.tenant) : null;
  if (!actor) throw new HttpRefusal(401, 'unauthenticated');
  return actor;
}

// Who says two things is not asked which he meant: another hop may read the other one.
const isSaidOnce = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization').length < 2;

/** A set of addresses from CIDR notation. */
export function networks(ranges: readonly string[]): BlockList {
  const set = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    set.addSubnet(address, Number(prefix ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return set;
}

export function contains(set: BlockList, address: string): boolean {
  return set.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
