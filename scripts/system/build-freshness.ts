import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

const PARTS = {
  storefront: {
    sources: [
      'apps/storefront/app',
      'apps/storefront/server',
      'apps/storefront/vite',
      'apps/server/src/features',
      'packages',
    ],
    built: 'apps/storefront/build/server/index.js',
  },
  desk: {
    sources: ['apps/desk/app', 'apps/server/src/features', 'packages'],
    built: 'apps/desk/build/client/index.html',
  },
  storybook: { sources: ['packages'], built: 'packages/ui/storybook-static/index.json' },
};

/** Whether the built part is newer than everything it is built from. */
export function isPartFresh(part: keyof typeof PARTS): boolean {
  const { sources, built } = PARTS[part];
  const file = path.join(REPOSITORY, built);
  if (!existsSync(file)) return false;
  const builtAt = statSync(file).mtimeMs;
  return sources.every((folder) => newest(path.join(REPOSITORY, folder)) < builtAt);
}

/** A build is for every brand: the storefront reads its own when it starts. */
export const isBuilt = (): boolean => existsSync(path.join(REPOSITORY, PARTS.storefront.built));

export const isBuildFresh = (): boolean =>
  isPartFresh('storefront') && isPartFresh('desk') && isPartFresh('storybook');

function newest(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) =>
      entry.isFile() &&
      !/node_modules|storybook-static|\.react-router|\.test\.tsx?$/.test(
        path.join(entry.parentPath, entry.name),
      ),
  );
  return Math.max(0, ...entries.map((entry) => statSync(path.join(entry.parentPath, entry.name)).mtimeMs));
}
