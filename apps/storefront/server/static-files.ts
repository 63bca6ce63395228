import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

type Next = () => void;
export type FileHandler = (request: IncomingMessage, response: ServerResponse, next: Next) => void;

// Names under /assets and /media carry the hash of their content: they never change.
const HASHED = /^\/(?:assets|media)\//;
const UNSAFE = /\.\.|%|\/\./;

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader(
    'Cache-Control',
    HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
  );
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/**
 * The files of this build, then those of a folder that all releases share: while a release is under way, a page of one
 * build asks a process of the other build for its scripts. Pictures lie only there when the image has none.
 */
export function createStaticFiles(client: string, shared: string | undefined): FileHandler {
  const own = sirv(client, { etag: true, setHeaders });
  if (!shared) return own;
  // `dev` looks a file up when it is requested: the next release adds files after this process has started.
  const common = sirv(shared, { etag: true, dev: true, extensions: [], setHeaders });
  return (request, response, next) =>
    own(request, response, () =>
      HASHED.test(request.url ?? '') && !UNSAFE.test(request.url ?? '')
        ? common(request, response, next)
        : next(),
    );
}
