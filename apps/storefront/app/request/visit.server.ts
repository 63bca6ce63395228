import { randomBytes } from 'node:crypto';
import { type CallInput, type CallResult, type Contract, callApi } from '@paddock/api-client';
import type { Customer } from '@paddock/server/contracts/customers';
import { rotateSession, showUser } from '@paddock/server/contracts/customers';
import type { Site } from '@paddock/server/contracts/sites';
import { createContext } from 'react-router';
import type { PickerSite } from '../page/shell-data.ts';
import { config } from '../platform/config.server.ts';
import { log } from '../platform/log.server.ts';
import { type CountrySegment, readSegment, segmentOf } from '../routing/country-segment.ts';
import type { SitePage } from '../routing/site-map.ts';
import {
  AUTH_COOKIE,
  cookie,
  DEVICE_COOKIE,
  expiredCookie,
  readCookies,
  readPastCarts,
  readTokens,
} from './cookies.server.ts';

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
  /** The visitor's cart id; a guard replaces a missing or invalid one. */
  cartId: string | undefined;
  /** The cart's secret, without which the api refuses access to it. */
  cartKey: string | undefined;
  /** The secret of the device cookie; the checkout issues one. */
  device: string | undefined;
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

// Checkout routes identify a visitor by the cart, and a guest's order by its cart (H-45); other routes get neither.
const CHECKOUT = /^\/api\/front\/(cart|fulfillment|payment-methods|sales-orders|checkout)(\/|$)/;
const ORDERS = /^\/api\/front\/(sales-orders|checkout)(\/|$)/;
// Asks the provider first whether money is on its way.
const CANCEL = /\/sales-orders\/[^/]+\/cancel$/;

/** `peer` is the address of the connection: the edge, or the visitor where there is none. */
export function openVisit(request: Request, peer?: string): Visit {
  const url = new URL(request.url);
  const reading = readSegment(url.pathname.split('/')[1]?.replace(/\.data$/, ''));
  const segment = reading.ok ? { country: reading.country, locale: reading.locale } : null;
  const cookies = readCookies(request, segment?.country);
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const [firstToken, ...otherTokens] = readTokens(request);
  let token = firstToken ?? null;
  let user: Promise<Customer | null> | undefined;

  const headersFor = (path: string) => ({
    'x-tenant': segment?.country,
    'x-locale': segment?.locale,
    authorization: token ? `Bearer ${token}` : undefined,
    'x-cart-id': CHECKOUT.test(path) ? visit.cartId : undefined,
    'x-cart-key': CHECKOUT.test(path) ? visit.cartKey : undefined,
    'x-device-id': CHECKOUT.test(path) ? visit.device : undefined,
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
    cartKey: cookies.get(config.cartKeyCookie),
    device: cookies.get(DEVICE_COOKIE),
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
      // Another host may have set a token of its own before ours: nothing was done yet, so the next one is tried.
      const nextToken = answer.status === 401 ? otherTokens.shift() : undefined;
      if (nextToken) {
        token = nextToken;
        return visit.call(contract, input);
      }
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
      // Without a token there is no customer to load (SITES-19).
      if (!token) return Promise.resolve(null);
      user ??= visit.call(showUser, {}).then(async (answer) => {
        if (!answer.ok) return null;
        if (answer.meta?.rotate_session) await renewToken(visit);
        return answer.data;
      });
      return user;
    },
  };
  return visit;
}

/** Replaces the session's token by a new one. The old one still works for this request and those beside it. */
async function renewToken(visit: Visit): Promise<void> {
  const answer = await visit.call(rotateSession, {});
  if (!answer.ok) return;
  const { access_token, expires_at } = answer.data;
  const { segment } = visit;
  // The session is that of the country: the cookies of its other languages get the new token too (C-06).
  const locales = segment
    ? new Set([segment.locale, ...(visit.site?.urls ?? []).map((url) => url.locale_code)])
    : new Set<string>();
  for (const locale of locales) {
    const path = authPath(segment && { ...segment, locale });
    visit.setCookies.push(cookie(AUTH_COOKIE, access_token, { path, expires: new Date(expires_at) }));
  }
}

/** Session and cart belong to one country in one language; their cookies are sent nowhere else. */
export const authPath = (segment: CountrySegment | null) => (segment ? `/${segmentOf(segment)}` : '/');
