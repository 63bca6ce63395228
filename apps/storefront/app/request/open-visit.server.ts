import { randomBytes } from 'node:crypto';
import { type Contract, callApi } from '@paddock/api-client';
import { type Customer, rotateSession, showUser } from '@paddock/server/contracts/customers';
import { NO_SITES } from '../page/shell-data.ts';
import { config } from '../platform/config.server.ts';
import { log } from '../platform/log.server.ts';
import { readSegment } from '../routing/country-segment.ts';
import { apiHeaders } from './api-headers.server.ts';
import { callsProvider } from './api-paths.server.ts';
import {
  AUTH_COOKIE,
  cookie,
  DEVICE_COOKIE,
  expiredCookie,
  readCookies,
  readTokens,
} from './cookies.server.ts';
import { fetchFile } from './fetch-file.server.ts';
import { fetchStream } from './fetch-stream.server.ts';
import { authPath, type Visit } from './visit.server.ts';

/** A call that goes on to a payment provider may take longer. */
const callOptions = (contract: Contract) => ({
  baseUrl: config.apiUrl,
  timeoutMs: callsProvider(contract) ? config.paymentTimeoutMs : config.apiTimeoutMs,
});

/** The tokens of the visitor's cookies. Another host may have set one of its own before ours: they are tried in turn. */
function tokensOf(request: Request) {
  const [first, ...others] = readTokens(request);
  let token = first ?? null;
  return {
    current: () => token,
    /**
     * Moves on from a token that was answered with 401; true if there is another to try, since nothing was done yet. A call
     * that ran beside this one may have moved on first: then the next token is already the current one.
     */
    moveOn(refused: string | null): boolean {
      if (refused === token) token = others.shift() ?? token;
      return refused !== token;
    },
  };
}

/** What becomes known on the way to the answer. */
const unknownYet = () =>
  ({
    page: null,
    site: null,
    revision: null,
    moment: null,
    upcoming: [],
    preview: null,
    sites: NO_SITES,
    pathElsewhere: null,
    maintenance: false,
    signedOut: false,
    html: null,
    setCookies: [],
    tags: [],
  }) satisfies Partial<Visit>;

/** `peer` is the address of the connection: the edge, or the visitor where there is none. */
export function openVisit(request: Request, peer?: string): Visit {
  const url = new URL(request.url);
  const reading = readSegment(url.pathname.split('/')[1]?.replace(/\.data$/, ''));
  const segment = reading.ok ? { country: reading.country, locale: reading.locale } : null;
  const cookies = readCookies(request, segment?.country);
  const requestId = request.headers.get('x-request-id') ?? crypto.randomUUID();
  const tokens = tokensOf(request);
  let user: Promise<Customer | null> | undefined;

  const headersFor = (path: string) => apiHeaders(visit, path, { token: tokens.current(), peer });

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
    ...unknownYet(),
    previewToken: url.searchParams.get('preview') || null,

    async call(contract, input) {
      const usedToken = tokens.current();
      const answer = await callApi(
        contract,
        { ...input, headers: { ...headersFor(contract.path), ...input.headers } },
        callOptions(contract),
      );
      if (answer.ok) return answer;
      const { status, code } = answer;
      log.warn({ requestId, path: contract.path, status, code }, 'api call failed');
      if (status !== 401) return answer;
      if (tokens.moveOn(usedToken)) return visit.call(contract, input);
      if (usedToken && !visit.signedOut) {
        visit.signedOut = true;
        visit.setCookies.push(expiredCookie(AUTH_COOKIE, authPath(segment)));
      }
      return answer;
    },

    file: (path, sending) => fetchFile(visit, path, headersFor(path), sending),
    stream: (path) => fetchStream(visit, path, headersFor(path)),

    user() {
      // Without a token there is no customer to load (SITES-19).
      if (!tokens.current()) return Promise.resolve(null);
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
