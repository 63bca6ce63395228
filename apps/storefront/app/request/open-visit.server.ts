import { randomBytes } from 'node:crypto';
import { callApi } from '@paddock/api-client';
import { type Customer, showUser } from '@paddock/server/contracts/customers';
import { NO_SITES } from '../page/shell-data.ts';
import { config } from '../platform/config.server.ts';
import { log } from '../platform/log.server.ts';
import { readSegment } from '../routing/country-segment.ts';
import { apiHeaders } from './api-headers.server.ts';
import { callsProvider } from './api-paths.server.ts';
import { AUTH_COOKIE, DEVICE_COOKIE, expiredCookie, readCookies, readTokens } from './cookies.server.ts';
import { fetchFile } from './fetch-file.server.ts';
import { fetchStream } from './fetch-stream.server.ts';
import { renewToken } from './renew-token.server.ts';
import { authPath, type Visit } from './visit.server.ts';

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

  const headersFor = (path: string) => apiHeaders(visit, path, { token, peer });

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
    revision: null,
    moment: null,
    upcoming: [],
    previewToken: url.searchParams.get('preview') || null,
    preview: null,
    sites: NO_SITES,
    pathElsewhere: null,
    maintenance: false,
    signedOut: false,
    html: null,
    setCookies: [],
    tags: [],

    async call(contract, input) {
      const usedToken = token;
      const answer = await callApi(
        contract,
        { ...input, headers: { ...headersFor(contract.path), ...input.headers } },
        {
          baseUrl: config.apiUrl,
          timeoutMs: callsProvider(contract) ? config.paymentTimeoutMs : config.apiTimeoutMs,
        },
      );
      if (answer.ok) return answer;
      log.warn(
        { requestId, path: contract.path, status: answer.status, code: answer.code },
        'api call failed',
      );
      // Another host may have set a token of its own before ours: nothing was done yet, so the next one is tried. A call
      // that ran beside this one may have refused the same token first: then its successor is already there.
      if (answer.status === 401 && usedToken === token) token = otherTokens.shift() ?? token;
      if (answer.status === 401 && usedToken !== token) return visit.call(contract, input);
      if (answer.status === 401 && token && !visit.signedOut) {
        visit.signedOut = true;
        visit.setCookies.push(expiredCookie(AUTH_COOKIE, authPath(segment)));
      }
      return answer;
    },

    file: (path, sending) => fetchFile(visit, path, headersFor(path), sending),
    stream: (path) => fetchStream(visit, path, headersFor(path)),

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
