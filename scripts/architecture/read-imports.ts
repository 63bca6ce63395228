import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../services/settings.ts';
import { listFiles } from './list-files.ts';

export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'([^'\n]+)'/g;
const NOT_PRODUCTION = /\.(?:test|stories|statements)\.tsx?$|\/(?:testing|e2e|\.storybook)\/|\/testing\.ts$/;

/** Every import of one of our files by another, below apps and packages; tests and their builders are left out. */
export function readImports(): Import[] {
  const files = listFiles('apps', 'packages').filter(
    (file) => /\.tsx?$/.test(file) && !NOT_PRODUCTION.test(file),
  );
  return files.flatMap((from) =>
    [...readFileSync(path.join(REPOSITORY, from), 'utf8').matchAll(IMPORT)]
      .map(([, specifier = '']) => resolveImport(from, specifier))
      .filter((to) => to !== null)
      .filter((to) => /^(?:apps|packages)\/|^contracts$/.test(to) && !NOT_PRODUCTION.test(to))
      .map((to) => ({ from, to })),
  );
}

// From one workspace to another the package's name is enough: the diagram has one node for each.
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.normalize(path.join(path.dirname(from), specifier));
  const name = /^@paddock\/([\w-]+)/.exec(specifier)?.[1];
  if (!name) return null;
  if (name === 'server') return 'contracts';
  return existsSync(path.join(REPOSITORY, 'packages', name)) ? `packages/${name}/` : `apps/${name}/`;
}
