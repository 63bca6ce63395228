import { config } from '../platform/config.server.ts';
import { log } from '../platform/log.server.ts';
import { loggedPath } from '../routing/route-of.ts';
import type { Visit } from './visit.server.ts';

/** An answer of the api that lasts until the visitor leaves; null when it did not begin. */
export async function fetchStream(
  { request, requestId, url }: Visit,
  path: string,
  apiHeaders: Readonly<Record<string, string | undefined>>,
): Promise<Response | null> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(apiHeaders)) if (value) headers.set(name, value);
  try {
    return await fetch(config.apiUrl + path, { headers, signal: request.signal });
  } catch (error) {
    if (!request.signal.aborted)
      log.warn({ requestId, path: loggedPath(url.pathname), err: error }, 'api stream failed');
    return null;
  }
}
