import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from './architecture/list-files.ts';
import { REPOSITORY } from './services/settings.ts';

const CODE = /\.[cm]?tsx?$/;
// Node reads most of these files as they are, and it guesses no extension. The linter's own rule reads all packages first:
// 10 s of processor time for one file.
const RELATIVE = /(?:\bfrom|\bimport|\bimport\()\s*'(\.\.?\/[^']*)'/g;
const EXTENSION = /\.(?:[cm]?[jt]sx?|json|css|svg|node)(?:\?\w+)?$/;
// Storybook's examples and the bundlers' configuration are read by Vite, and route types are generated.
const READ_BY_VITE = /\.stories\.tsx$|\.config\.ts$|\/\.storybook\//;

const findBareImports = (source: string): string[] =>
  [...source.matchAll(RELATIVE)]
    .map(([, imported = '']) => imported)
    .filter((imported) => !EXTENSION.test(imported) && !imported.includes('/+types/'));

test('a relative import names its file with the extension', () => {
  const files = listFiles('apps', 'packages', 'bench', 'chaos', 'scripts', 'edge', 'e2e').filter(
    (file) => CODE.test(file) && !READ_BY_VITE.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const bare = files.flatMap((file) =>
    findBareImports(readFileSync(path.join(REPOSITORY, file), 'utf8')).map(
      (imported) => `${file}: ${imported}`,
    ),
  );
  expect(bare).toEqual([]);
});

test('imports without an extension are found', () => {
  const [named, bare, loaded] = ['./a.ts', './b', '../c'].map((file) => `'${file}'`);
  const source = `import a from ${named};\nimport { b } from ${bare};\nconst c = import(${loaded});`;
  expect(findBareImports(source)).toEqual(['./b', '../c']);
});
