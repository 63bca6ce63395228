import { expect, test } from 'vitest';
import { keepPages } from './page-manifest.ts';

const manifest = {
  entry: { module: '/assets/entry.client-b.js', imports: [], css: [] },
  routes: {
    root: { id: 'root', hasDefaultExport: true, hasErrorBoundary: true },
    'session.resource': { id: 'session.resource', hasDefaultExport: false, hasErrorBoundary: false },
    'site.layout': { id: 'site.layout', hasDefaultExport: false, hasErrorBoundary: true },
    'home.page': {
      id: 'home.page',
      parentId: 'site.layout',
      hasDefaultExport: true,
      hasErrorBoundary: false,
    },
  },
  version: '1',
};

test('a route without a page is left out; all else stays as React Router wrote it', () => {
  const window: Record<string, unknown> = {};
  new Function('window', keepPages(`window.__reactRouterManifest=${JSON.stringify(manifest)};`))(window);
  const { 'session.resource': _, ...pages } = manifest.routes;
  expect(window.__reactRouterManifest).toStrictEqual({ ...manifest, routes: pages });
});

test('another form of the file stops the build', () => {
  expect(() => keepPages('export default {}')).toThrow('not the route manifest');
});
