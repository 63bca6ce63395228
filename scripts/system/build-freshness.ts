import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrand } from '../../packages/brand/src/find-brand.ts';
import { REPOSITORY } from '../services/settings.ts';

const PARTS = {
  storefront: {
    sources: [
      'apps/storefront/app',
      'apps/storefront/server',
      'apps/storefront/vite',
      'apps/server/src/features',
      'packages',
      'brands',
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

/** Whether the storefront is built, and with the brand this process runs with. */
export function isBuiltForBrand(): boolean {
  const file = path.join(REPOSITORY, 'apps/storefront/build/server/brand.json');
  if (!existsSync(file)) return false;
  const { slug } = JSON.parse(readFileSync(file, 'utf8')) as { slug: string };
  return slug === path.basename(fileURLToPath(findBrand()));
}

export const isBuildFresh = (): boolean =>
  isBuiltForBrand() && isPartFresh('storefront') && isPartFresh('desk') && isPartFresh('storybook');

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
