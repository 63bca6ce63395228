import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';

const SOURCES = ['apps/storefront/app', 'apps/storefront/server', 'apps/server/src/features', 'packages'];
const BUILT = ['apps/storefront/build/server/index.js', 'packages/ui/storybook-static/index.json'];

/** Whether what is built is newer than everything it is built from. */
export function isBuildFresh(): boolean {
  const built = BUILT.map((file) => path.join(REPOSITORY, file));
  if (!built.every(existsSync)) return false;
  const oldest = Math.min(...built.map((file) => statSync(file).mtimeMs));
  return SOURCES.every((folder) => newest(path.join(REPOSITORY, folder)) < oldest);
}

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
