import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface RouteEntry {
  readonly id: string;
  readonly parentId?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly module: string;
  readonly imports: readonly string[];
}

/** The routes of the build, as React Router wrote them for the browser. */
export function readRoutes(client: string): RouteEntry[] {
  const assets = path.join(client, 'assets');
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file));
  if (!name) return [];
  const text = readFileSync(path.join(assets, name), 'utf8');
  const json = text.replace(/^window\.__reactRouterManifest=/, '').replace(/;?\s*$/, '');
  return Object.values((JSON.parse(json) as { routes: Record<string, RouteEntry> }).routes);
}

/** Files that the screen at an address needs, with those of its layouts; none for an unknown address. */
export function findScreenFiles(routes: readonly RouteEntry[], pathname: string): string[] {
  const found = routes.find((route) => (route.index ? pathname === '/' : matches(route.path, pathname)));
  const files = new Set<string>();
  for (let route = found; route; route = routes.find(({ id }) => id === route?.parentId))
    for (const file of [route.module, ...route.imports]) files.add(file);
  return [...files];
}

function matches(pattern: string | undefined, pathname: string): boolean {
  if (!pattern) return false;
  const parts = pattern.split('/');
  const segments = pathname.split('/').filter(Boolean);
  return (
    parts.length === segments.length &&
    parts.every((part, place) => part.startsWith(':') || part === segments[place])
  );
}

/** First calls of screens, when their address has no filters. A list asks for exactly this address. */
const FIRST_CALLS: Readonly<Record<string, string>> = {
  '/orders': '/api/staff/orders',
};

export interface PageContent {
  /** The signed-in person; null: the page asks for them itself. */
  readonly me: object | null;
  readonly search: string;
}

/** JSON in a data block: nothing in it can end the element. */
const inlineJson = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

const preloadCall = (address: string): string =>
  `<link rel="preload" as="fetch" href="${address}" crossorigin="anonymous"/>`;

/**
 * The page with links for its screen: the browser loads script, messages and the first rows at once instead of learning
 * of them one after the other. The signed-in person is part of the page.
 */
export function createPageWriter(client: string, page: string) {
  const routes = readRoutes(client);
  const messages = readdirSync(path.join(client, 'assets')).filter((name) => /^en-[\w-]+\.js$/.test(name));
  const isFramed = (pathname: string): boolean =>
    findScreenFiles(routes, pathname).some((file) => file.includes('frame.layout'));
  const writePage = (pathname: string, { me, search }: PageContent): string => {
    const files = findScreenFiles(routes, pathname);
    if (files.length === 0) return page;
    const needed = [...files, ...messages.map((name) => `/assets/${name}`)];
    // The page itself has links for the entry.
    const parts = needed
      .filter((file) => !page.includes(`"${file}"`))
      .map((file) => `<link rel="modulepreload" href="${file}"/>`);
    if (me) parts.push(inlineJson('desk-me', { data: me }));
    else if (isFramed(pathname)) parts.push(preloadCall('/api/staff/me'));
    const first = FIRST_CALLS[pathname];
    if (me && first && search === '') parts.push(preloadCall(first));
    // A function: "$" in a name must not be read as a part of the pattern.
    return page.replace('</head>', () => `${parts.join('')}</head>`);
  };
  return { isFramed, writePage };
}
