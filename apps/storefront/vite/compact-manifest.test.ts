import { expect, test } from 'vitest';
import { compactManifest, type RouteManifest } from './compact-manifest.ts';

const FLAGS = {
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
};
const SHARED = Array.from({ length: 150 }, (_, n) => `/assets/part-${n}-Aa_-${n}.js`);

const MANIFEST: RouteManifest = {
  entry: { module: '/assets/entry.client-b.js', imports: SHARED.slice(0, 3), css: [] },
  routes: {
    root: {
      ...FLAGS,
      id: 'root',
      path: '',
      hasClientMiddleware: true,
      hasErrorBoundary: true,
      module: '/assets/root-f0-_.js',
      clientMiddlewareModule: '/assets/root-client-middleware-x.js',
      imports: SHARED,
      css: ['/assets/root-1.css'],
    },
    'shell/site.layout': {
      ...FLAGS,
      id: 'shell/site.layout',
      parentId: 'root',
      path: ':country',
      module: '/assets/other-name.layout-1.js',
      imports: SHARED.slice(40, 140),
      css: [],
    },
    'features/home/home.page': {
      ...FLAGS,
      id: 'features/home/home.page',
      parentId: 'shell/site.layout',
      index: true,
      caseSensitive: true,
      hasAction: true,
      module: '/assets/home.page-Z9.js',
      imports: [],
      css: ['/assets/home-1.css', '/assets/root-1.css'],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};

function run(code: string): RouteManifest {
  const window: Record<string, unknown> = {};
  new Function('window', code)(window);
  return window.__reactRouterManifest as RouteManifest;
}

const withSortedImports = (routes: RouteManifest['routes']) =>
  Object.values(routes).map((route) => ({ ...route, imports: route.imports.toSorted() }));

test('the compact manifest becomes the manifest that React Router wrote', () => {
  const { routes, ...rest } = run(compactManifest(MANIFEST));
  expect(rest).toStrictEqual({ entry: MANIFEST.entry, url: MANIFEST.url, version: MANIFEST.version });
  expect(withSortedImports(routes)).toStrictEqual(withSortedImports(MANIFEST.routes));
});

test('a route without a page is left out, and its neighbours keep their parents', () => {
  const resource = {
    ...MANIFEST.routes['shell/site.layout'],
    id: 'session.resource',
    hasDefaultExport: false,
    imports: [],
    css: [],
  };
  const routes = { 'session.resource': resource, ...MANIFEST.routes } as RouteManifest['routes'];
  const found = run(compactManifest({ ...MANIFEST, routes })).routes;
  expect(Object.keys(found)).toEqual(Object.keys(MANIFEST.routes));
  expect(found['features/home/home.page']?.parentId).toBe('shell/site.layout');
});

test('a file outside of the assets folder is refused', () => {
  const route = { ...MANIFEST.routes.root, module: 'https://elsewhere.example/root.js' };
  const manifest = { ...MANIFEST, routes: { root: route } } as unknown as RouteManifest;
  expect(() => compactManifest(manifest)).toThrow('not below /assets/');
});
