import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-addresses.ts';

export interface TargetRules {
  /** False: an address inside our own networks is never connected to, whatever name leads there. */
  readonly allowsPrivate: boolean;
  readonly allowsHttp: boolean;
}

export type PostResult =
  | { readonly ok: true; readonly status: number }
  | { readonly ok: false; readonly status: number | null; readonly error: string };

const REFUSED = 'the address is not on the public internet';

/** Why a URL may not be a target, or null. Names are looked up only when connecting, so that the check cannot be evaded. */
export function whyRefused(text: string, rules: TargetRules): 'malformed' | 'refused' | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return 'malformed';
  if (url.username !== '' || url.password !== '' || url.hash !== '') return 'malformed';
  if (url.protocol === 'http:' && !rules.allowsHttp) return 'refused';
  const host = hostOf(url);
  if (isIP(host) !== 0) return rules.allowsPrivate || isPublicAddress(host) ? null : 'refused';
  const isLocalName =
    host === 'localhost' || /\.(localhost|local|internal)$/.test(host) || !host.includes('.');
  return isLocalName && !rules.allowsPrivate ? 'refused' : null;
}

// A name may end in a dot (`localhost.`): it is the same name.
const hostOf = (url: URL) => url.hostname.replace(/^\[|\]$|\.+$/g, '').toLowerCase();

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Looks a name up and fails if any of its addresses is private. The socket connects to what was checked here. */
export const lookupPublic =
  (resolve: Resolve = lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${hostname} has no address`), '');
      if (addresses.some(({ address }) => !isPublicAddress(address))) return done(new Error(REFUSED), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

interface PostOptions {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly rules: TargetRules;
}

/** POSTs a text. 2xx is success; redirects are not followed and the answer's body is not read. Never throws. */
export function postToPublic(options: PostOptions): Promise<PostResult> {
  const { url: text, body, headers, timeoutMs, rules } = options;
  if (whyRefused(text, rules) !== null) return Promise.resolve({ ok: false, status: null, error: REFUSED });
  const url = new URL(text);
  const settings: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    signal: AbortSignal.timeout(timeoutMs),
    agent: false,
    ...(rules.allowsPrivate ? {} : { lookup: lookupPublic() }),
  };
  return new Promise((settle) => {
    const fail = (error: Error) => settle({ ok: false, status: null, error: describe(error) });
    let sent: ClientRequest;
    try {
      sent = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, settings);
    } catch (error) {
      fail(error as Error);
      return;
    }
    sent.once('response', (answer) => {
      const status = answer.statusCode ?? 0;
      answer.destroy();
      settle(
        status >= 200 && status < 300
          ? { ok: true, status }
          : { ok: false, status, error: `answered ${status}` },
      );
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

const describe = (error: Error & { code?: string }) =>
  (error.name === 'TimeoutError' || error.name === 'AbortError'
    ? 'no answer in time'
    : (error.code ?? error.message)
  ).slice(0, 300);
