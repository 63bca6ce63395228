import { matchRoutes } from 'react-router';
import { config } from '../platform/config.server.ts';
import { ACTION_TYPES, type ActionKind, ROOT_ACTIONS, SITE_MAP, type SitePage } from '../routing/site-map.ts';

type Action = Pick<SitePage, 'action' | 'foreignPosts'>;

const ROUTES = [
  ...SITE_MAP.map((page) => ({ path: `/:country/${page.path}`, handle: page as Action })),
  ...Object.entries(ROOT_ACTIONS).map(([path, action]) => ({ path: `/${path}`, handle: action as Action })),
];

const READING = ['GET', 'HEAD'];

/**
 * The only check against forged requests, run before any guard and any action: whatever may change something must come
 * from a page of ours, with the body type its action reads. Null when the request is accepted.
 *
 * The type matters as well as the origin: a form of another site can send `text/plain` without asking first
 * (no CORS preflight), but it can never send `application/json`.
 */
export function refuseRequest(request: Request): Response | null {
  if (READING.includes(request.method)) return null;
  const page = findAction(new URL(request.url).pathname);
  if (!page?.foreignPosts && !isFromOwnOrigin(request.headers)) return new Response(null, { status: 403 });
  if (page?.action && !hasAcceptedType(request, page.action)) return new Response(null, { status: 415 });
  return null;
}

/** The page under a path; its data request has the same path plus `.data`. */
export function findAction(pathname: string): Action | undefined {
  return matchRoutes(ROUTES, pathname.replace(/\.data$/, ''))?.[0]?.route.handle;
}

/** Browsers that send no `Origin` with a request of our own pages say so in `Sec-Fetch-Site`. */
function isFromOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return config.origins.includes(origin);
  return headers.get('sec-fetch-site') === 'same-origin';
}

function hasAcceptedType({ headers, method }: Request, action: ActionKind): boolean {
  if (action === 'unread') return true;
  const type = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  // A file is announced and deleted without a body (tus).
  if (action === 'upload' && method !== 'PATCH' && type === undefined) return true;
  return ACTION_TYPES[action].some((accepted) => accepted === type);
}
