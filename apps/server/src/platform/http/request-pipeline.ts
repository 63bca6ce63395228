import { createHash } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../observability/metrics.ts';
import { type Actor, headerOf, type RouteAuth, type Tenant } from './http.ts';
import { HttpRefusal } from './http-errors.ts';
import type {} from './listeners.ts';
import { networkOf, wideNetworkOf } from './network-of.ts';
import type { LimitScope, RateLimiter, Verdict } from './rate-limiter.ts';
import { isPreview } from './requested-view.ts';

const MAINTENANCE_RETRY_SECONDS = 300;
const READING = ['GET', 'HEAD'];
const LOCALE = /^[a-z]{2}$/;
const VISITOR = /^[A-Za-z0-9_-]{8,64}$/;
const TOKEN = /^Bearer ([A-Za-z0-9._~+/-]{20,512}=*)$/;

export interface PipelineOptions {
  headers: { tenant: string; locale: string; visitor: string; visitorKey: string };
  trustedProxies: readonly string[];
  limiter: RateLimiter;
  metrics: Metrics;
  findTenant(slug: string): Promise<Tenant | null>;
  /** One per kind of actor. Null: the token is invalid. */
  authenticators: Partial<
    Record<Actor['kind'], (token: string, tenant: Tenant | null) => Promise<Actor | null>>
  >;
}

/**
 * Before any body is read: locale → network limit → tenant (404, maintenance 503, tenant limit) → actor (401,
 * account limit). Cheap refusals come first.
 */
export function addRequestPipeline(app: FastifyInstance, options: PipelineOptions) {
  const ownHops = networks(options.trustedProxies);
  app.decorateRequest('tenant', null);
  app.decorateRequest('actor', null);
  app.decorateRequest('visitor', null);
  app.decorateRequest('locale', 'en');

  const limitOf = (request: FastifyRequest) =>
    request.is404 || request.isForeign ? 'unmatched' : (request.routeOptions.config.limit ?? 'unmatched');

  function refuse(limit: string, scope: LimitScope, verdict: Verdict) {
    if (verdict.allowed) return;
    options.metrics.limited.inc({ limit, scope });
    const { retryAfterSeconds } = verdict;
    throw new HttpRefusal(429, 'rate_limited', { values: { seconds: retryAfterSeconds }, retryAfterSeconds });
  }

  /** Counts the visitor's network and the /48 around it; tells whether one of them used more than its fair share. */
  async function limitNetwork(limit: string, address: string): Promise<boolean> {
    const wide = wideNetworkOf(address);
    const counted = await Promise.all([
      countScope(limit, 'address', networkOf(address)),
      ...(wide === null ? [] : [countScope(limit, 'wide', wide)]),
    ]);
    for (const { scope, verdict } of counted) refuse(limit, scope, verdict);
    return counted.some(({ scope, verdict }) => verdict.used > options.limiter.fairShare(limit, scope));
  }

  const countScope = async (limit: string, scope: LimitScope, key: string) => ({
    scope,
    verdict: await options.limiter.consume(limit, scope, key),
  });

  app.addHook('onRequest', async (request) => {
    readVisitor(request, options.headers);
    const limit = limitOf(request);
    // Our own hops asking for themselves (the storefront filling its cache) are not a visitor.
    const isHeavy = contains(ownHops, request.ip) ? false : await limitNetwork(limit, request.ip);
    if (request.isForeign) throw new HttpRefusal(404, 'not_found');
    if (isPreview(request) && !READING.includes(request.method)) throw new HttpRefusal(403, 'in_preview');
    if (request.is404) return;

    const { auth = 'public', tenant = true } = request.routeOptions.config;
    if (tenant) {
      const found = await findTenant(headerOf(request, options.headers.tenant), options);
      // Texts come in the edition that the site shows under this locale; so does the refusal of a closed site.
      request.locale = found.editions?.[request.locale] ?? request.locale;
      request.tenant = openTenant(found, tenant);
      const verdict = await options.limiter.consume(limit, 'tenant', request.tenant.slug);
      // A spent site budget sheds the networks that spent it; a newcomer still gets through.
      if (isHeavy) refuse(limit, 'tenant', verdict);
    }
    const kind = asks(auth, request);
    if (kind) {
      request.actor = await authenticate(request, kind, options);
      const account = `${kind}:${request.tenant?.slug ?? '-'}:${request.actor.id}`;
      refuse(limit, 'account', await options.limiter.consume(limit, 'account', account));
    }
  });
}

/** The language that the request asks for, and the cart that stands for a guest. */
function readVisitor(request: FastifyRequest, headers: PipelineOptions['headers']) {
  const locale = headerOf(request, headers.locale);
  if (locale && LOCALE.test(locale)) request.locale = locale;
  const visitor = headerOf(request, headers.visitor);
  if (visitor && VISITOR.test(visitor)) {
    request.visitor = `${visitor}.${fingerprint(headerOf(request, headers.visitorKey))}`;
  }
}

// The key separates guests who present the same cart id; only its hash is kept.
const fingerprint = (key = '') => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** The kind of actor that the route requires, if any. */
function asks(auth: RouteAuth, request: FastifyRequest): Actor['kind'] | null {
  if (auth === 'optional') return request.headers.authorization === undefined ? null : 'customer';
  return auth === 'public' ? null : auth;
}

async function findTenant(slug: string | undefined, options: PipelineOptions): Promise<Tenant> {
  const tenant = slug ? await options.findTenant(slug) : null;
  if (!tenant) throw new HttpRefusal(404, 'site_unknown');
  return tenant;
}

function openTenant(tenant: Tenant, requested: true | 'also_closed'): Tenant {
  if (tenant.maintenance && requested !== 'also_closed') throw inMaintenance();
  return tenant;
}

export const inMaintenance = () =>
  new HttpRefusal(503, 'maintenance', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });

async function authenticate(
  request: FastifyRequest,
  kind: Actor['kind'],
  options: PipelineOptions,
): Promise<Actor> {
  const token = hasSingleAuthorization(request)
    ? TOKEN.exec(request.headers.authorization ?? '')?.[1]
    : undefined;
  const actor = token ? await options.authenticators[kind]?.(token, request.tenant) : null;
  if (!actor) throw new HttpRefusal(401, 'unauthenticated');
  return actor;
}

// Duplicate Authorization headers are rejected: another hop may read the other one.
const hasSingleAuthorization = ({ raw }: FastifyRequest) =>
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
