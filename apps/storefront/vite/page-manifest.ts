import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Route = { hasDefaultExport: boolean; hasErrorBoundary: boolean };
const VARIABLE = 'window.__reactRouterManifest=';

/**
 * Routes without a page (`*.resource.ts`) answer requests of their own; the browser's router never goes there, so the
 * manifest that every first visit downloads need not name them. A fetcher that is to load one needs it here.
 */
export function keepPages(code: string): string {
  if (!code.startsWith(VARIABLE)) throw new Error('This is not the route manifest as React Router writes it');
  const manifest = JSON.parse(code.slice(VARIABLE.length).replace(/;$/, '')) as {
    routes: Record<string, Route>;
  };
  const pages = Object.entries(manifest.routes).filter(
    ([, route]) => route.hasDefaultExport || route.hasErrorBoundary,
  );
  return `${VARIABLE}${JSON.stringify({ ...manifest, routes: Object.fromEntries(pages) })};`;
}

/** Works on the manifest that React Router left beside the client's files when it built the server. */
export function pageManifest(): Plugin {
  return {
    name: 'paddock-page-manifest',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    closeBundle() {
      const folder = path.join(this.environment.config.build.outDir, '..', 'client', 'assets');
      const file = readdirSync(folder).find((name) => /^manifest-\w+\.js$/.test(name));
      if (!file) this.error('React Router wrote no route manifest where it is expected');
      const place = path.join(folder, file);
      writeFileSync(place, keepPages(readFileSync(place, 'utf8')));
    },
  };
}
