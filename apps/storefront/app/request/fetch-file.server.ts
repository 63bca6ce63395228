import { config } from '../platform/config.server.ts';
import { log } from '../platform/log.server.ts';
import { loggedPath } from '../routing/route-of.ts';
import type { FileCall, Visit } from './visit.server.ts';

type ApiHeaders = Readonly<Record<string, string | undefined>>;

/** A file of the api, or the visitor's own on its way there; null when the api did not answer. */
export async function fetchFile(
  { requestId, url }: Visit,
  path: string,
  apiHeaders: ApiHeaders,
  sending?: FileCall,
): Promise<Response | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(apiHeaders)) if (value) headers.set(name, value);
  for (const [name, value] of Object.entries(sending?.headers ?? {})) headers.set(name, value);
  const { method = 'GET', body = null } = sending ?? {};
  try {
    const signal = AbortSignal.timeout(config.paymentTimeoutMs);
    const init = { method, headers, signal, ...(body && { body, duplex: 'half' }) };
    return await fetch(config.apiUrl + path, init as RequestInit);
  } catch (error) {
    log.warn({ requestId, path: loggedPath(url.pathname), err: error }, 'api file failed');
    return null;
  }
}
