import { type FileCall, type Visit, visitContext } from '../../request/visit.server.ts';
import type { Route } from './+types/uploads.resource.ts';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Nothing, a file, how it stands, or its bytes: no other address of the api can be reached from here. */
const WANTED = new RegExp(`^(?:|${ID}|${ID}/(?:status|file))$`);
const MAX_PIECE_BYTES = 5 * 1024 * 1024;

/** How far a file is (HEAD), how it stands, and the file itself. */
export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  passOn(context.get(visitContext), params['*'] ?? '', request);

/** A file is announced (POST), comes in pieces (PATCH), or is not wanted any more (DELETE). */
export function action({ context, params, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  return passOn(visit, params['*'] ?? '', request);
}

const TO_API = [
  'tus-resumable',
  'upload-length',
  'upload-offset',
  'upload-metadata',
  'content-type',
  'range',
];
const TO_BROWSER = [
  ...['tus-resumable', 'upload-offset', 'upload-length', 'upload-expires', 'retry-after'],
  ...['content-type', 'content-length', 'content-disposition', 'content-security-policy'],
  ...['accept-ranges', 'content-range'],
  ...['cache-control', 'x-content-type-options', 'cross-origin-resource-policy'],
];

/** The tus protocol between the browser and the api: piece by piece, without keeping any of it here. */
async function passOn(visit: Visit, wanted: string, request: Request): Promise<Response> {
  if (!WANTED.test(wanted)) return new Response(null, { status: 404 });
  const length = request.headers.get('content-length');
  if (Number(length ?? 0) > MAX_PIECE_BYTES) return new Response(null, { status: 413 });
  const path = `/api/auth/uploads${wanted && `/${wanted}`}`;
  const answer = await visit.file(path, callOf(request, length));
  if (!answer) return new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  const headers = copy(answer.headers, TO_BROWSER);
  const id = answer.headers.get('location')?.split('/').at(-1);
  if (id) headers.set('location', `${visit.url.pathname.replace(/\/$/, '')}/${id}`);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}

function callOf(request: Request, length: string | null): FileCall {
  const body = request.method === 'PATCH' ? request.body : null;
  const headers = Object.fromEntries(copy(request.headers, TO_API));
  return {
    method: request.method,
    headers: { ...headers, ...(body && length && { 'content-length': length }) },
    body,
  };
}

function copy(from: Headers, names: readonly string[]): Headers {
  const headers = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}
