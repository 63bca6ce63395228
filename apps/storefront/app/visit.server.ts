import { randomBytes } from 'node:crypto';
import { type CallInput, type CallResult, type Contract, callApi } from '@paddock/api-client';
import type { Customer } from '@paddock/server/contracts/customers';
import { showUser } from '@paddock/server/contracts/customers';
import type { Site } from '@paddock/server/contracts/sites';
import { createContext } from 'react-router';
import { config } from './config.server.ts';
import { AUTH_COOKIE, expiredCookie, readCookies, readPastCarts, readToken } from './cookies.server.ts';
import { type CountrySegment, readSegment, segmentOf } from './country-segment.ts';
import { log } from './log.server.ts';
import type { PickerSite } from './shell/shell-data.ts';
import type { SitePage } from './site-map.ts';

/** One request on its way through the storefront: what came in, what was found out, which cookies go back. */
export type Visit = {
  readonly request: Request;
  readonly url: URL;
  readonly cookies: ReadonlyMap<string, string>;
  readonly requestId: string;
  /** Made for this answer alone: the page's own scripts carry it, so that the policy can tell them from others. */
  readonly nonce: string;
  /** From the URL alone; whether such a site exists is for `check-country` to find out. */
  readonly segment: CountrySegment | null;
  /** The bag this visitor goes by; a guard replaces one that is missing or no good. */
  cartId: string | undefined;
  page: SitePage | null;
  site: Site | null;
  /** Every site there is, once the shell has asked for them. */
  sites: readonly PickerSite[];
  /** Which of them sell. */
  shops: ReadonlySet<string>;
  /**
   * Where the same page is on another site, from behind its country segment; null where there is none. Unless a loader
   * says otherwise, it is under the same path everywhere.
   */
  pathElsewhere: ((site: string, locale: string) => string | null) | null;
  /** The site lookup answered 503. */
  maintenance: boolean;
  /** A call answered 401: the session is over (AUTH-14). */
  signedOut: boolean;
  readonly setCookies: string[];
  /** Further names by which the edge can be told to forget this page. */
  readonly tags: string[];
  call<C extends Contract>(contract: C, input: CallInput<C>): Promise<CallResult<C>>;
  /** A file of the api as it is, or the visitor's own on its way there; null when it did not answer. */
  file(path: string, sending?: FileCall): Promise<Response | null>;
  /** An answer of the api that goes on for as long as the visitor listens; null when it did not begin. */
  stream(path: string): Promise<Response | null>;
  user(): Promise<Customer | null>;
};

/** For what is no JSON call: bytes that come from the browser and go on to the api as they come. */
export type FileCall = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | null;
};

export const visitContext = createContext<Visit>();

// The till knows a visitor by his bag, and an order of his by the bag it came from (H-45); nothing else is told.
const TILL = /^\/api\/front\/(cart|fulfillment|payment-methods|sales-orders|checkout)(\/|$)/;
const ORDERS = /^\/api\/front\/(sales-orders|checkout)(\/|$)/;
// Asks the provider first whether money is on its way.
const CANCEL = /\/sales-orders\/[^/]+\/cancel$/;

/** `peer` is whoever is connected to us: the edge, or a visitor where there is none. */
export function openVisit(request: Request, peer?: string): Visit {
  const url = new URL(request.url);
  const cookies = readCookies(request);
  const reading = readSegment(url.pathname.split('/')[1]?.replace(/\.data$/, ''));
  const segment = reading.ok ? { country: reading.country, locale: reading.locale } : null;
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const token = readToken(cookies);
  let user: Promise<Customer | null> | undefined;

  const headersFor = (path: string) => ({
    'x-tenant': segment?.country,
    'x-locale': segment?.locale,
    authorization: token ? `Bearer ${token}` : undefined,
    'x-cart-id': TILL.test(path) ? visit.cartId : undefined,
    'x-past-carts': (ORDERS.test(path) && readPastCarts(cookies).join(',')) || undefined,
    'x-request-id': requestId,
    // The api limits by visitor, not by us: the way here is passed on with our own hop added.
    'x-forwarded-for': [request.headers.get('x-forwarded-for'), peer].filter(Boolean).join(', ') || undefined,
  });

  const visit: Visit = {
    request,
    url,
    cookies,
    requestId,
    nonce: randomBytes(16).toString('base64'),
    segment,
    cartId: cookies.get(config.cartCookie),
    page: null,
    site: null,
    sites: [],
    shops: new Set(),
    pathElsewhere: null,
    maintenance: false,
    signedOut: false,
    setCookies: [],
    tags: [],

    async call(contract, input) {
      const pays = contract.method === 'POST' && (ORDERS.test(contract.path) || CANCEL.test(contract.path));
      const answer = await callApi(
        contract,
        { ...input, headers: { ...headersFor(contract.path), ...input.headers } },
        { baseUrl: config.apiUrl, timeoutMs: pays ? config.paymentTimeoutMs : config.apiTimeoutMs },
      );
      if (answer.ok) return answer;
      log.warn(
        { requestId, path: contract.path, status: answer.status, code: answer.code },
        'api call failed',
      );
      if (answer.status === 401 && token && !visit.signedOut) {
        visit.signedOut = true;
        visit.setCookies.push(expiredCookie(AUTH_COOKIE, authPath(segment)));
      }
      return answer;
    },

    async file(path, sending) {
      const headers = new Headers();
      for (const [name, value] of Object.entries(headersFor(path))) if (value) headers.set(name, value);
      for (const [name, value] of Object.entries(sending?.headers ?? {})) headers.set(name, value);
      const { method = 'GET', body = null } = sending ?? {};
      try {
        const signal = AbortSignal.timeout(config.paymentTimeoutMs);
        const init = { method, headers, signal, ...(body && { body, duplex: 'half' }) };
        return await fetch(config.apiUrl + path, init as RequestInit);
      } catch (error) {
        log.warn({ requestId, path: path.split('?')[0], err: error }, 'api file failed');
        return null;
      }
    },

    async stream(path) {
      const headers = new Headers();
      for (const [name, value] of Object.entries(headersFor(path))) if (value) headers.set(name, value);
      try {
        return await fetch(config.apiUrl + path, { headers, signal: request.signal });
      } catch (error) {
        if (!request.signal.aborted) log.warn({ requestId, path, err: error }, 'api stream failed');
        return null;
      }
    },

    user() {
      // Without a cookie there is nobody to ask for (SITES-19).
      if (!token) return Promise.resolve(null);
      user ??= visit.call(showUser, {}).then((answer) => (answer.ok ? answer.data : null));
      return user;
    },
  };
  return visit;
}

/** Session and cart belong to one country in one language; their cookies are sent nowhere else. */
export const authPath = (segment: CountrySegment | null) => (segment ? `/${segmentOf(segment)}` : '/');
