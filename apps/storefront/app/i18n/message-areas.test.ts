import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrand } from '@paddock/brand/find-brand';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { areaOf, EVERYWHERE } from '@paddock/i18n/message-area';
import { expect, test } from 'vitest';
import { MESSAGE_AREAS, type MessageArea } from './message-areas.ts';

const app = path.join(import.meta.dirname, '..');

const ids = Object.keys(readCatalogue([app, fileURLToPath(findBrand())], 'en'));

/** The areas of a message, or of all messages that a template may mean. */
function areasOf(id: string, isWhole: boolean): MessageArea[] {
  return ids
    .filter((other) => (isWhole ? other === id : other.startsWith(id)))
    .map((other) => areaOf(MESSAGE_AREAS, other))
    .filter((area) => area !== EVERYWHERE) as MessageArea[];
}
const captures = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map((found) => found[1]);

const modules = new Map(
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|server|d)\.tsx?$/.test(file))
    .map((file) => {
      const source = readFileSync(path.join(app, file), 'utf8');
      // Types are gone when the page runs.
      const code = source.replace(/^import type [^;]+;/gm, '');
      const resolve = (paths: (string | undefined)[]) =>
        paths
          .map((one) => path.relative(app, path.resolve(app, path.dirname(file), one ?? '')))
          .filter((one) => /\.tsx?$/.test(one) && existsSync(path.join(app, one)));
      return [
        file,
        {
          imports: resolve(captures(code, /(?:^|[\s;}])(?:from|import)\s*'(\.[^']+)'/g)),
          later: resolve(captures(code, /\bimport\(\s*'(\.[^']+)'\s*\)/g)),
          // An id as a whole: `t('area.word')`, a table of ids, or a template that begins with one.
          says: [...code.matchAll(/['"`]([a-z][a-zA-Z]*\.[\w.]*)(['"`]|\$\{)/g)].flatMap(([, id = '', end]) =>
            areasOf(id, end !== '${'),
          ),
          needs: captures(code, /await requireMessages\(([^)]+)\)/g).flatMap((areas) =>
            captures(areas ?? '', /'(\w+)'/g),
          ) as MessageArea[],
        },
      ] as const;
    }),
);

/** A module with everything that comes along with it at once. */
function together(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !modules.has(file)) return seen;
  seen.add(file);
  for (const one of modules.get(file)?.imports ?? []) together(one, seen);
  return seen;
}

const checked = new Set<string>();

/** What is said before its words are there, by the module and by what it opens later. */
function tooEarly(file: string, known: readonly MessageArea[] = []): string[] {
  const parts = [...together(file)].flatMap((one) => ({ file: one, ...modules.get(one) }));
  const there = [...new Set([...known, ...parts.flatMap(({ needs = [] }) => needs)])].sort();
  const key = `${file} ${there}`;
  if (checked.has(key)) return [];
  checked.add(key);
  const wrong = parts.flatMap(({ file: one, says = [] }) =>
    [...new Set(says)].filter((area) => !there.includes(area)).map((area) => `${file}: ${area} in ${one}`),
  );
  return [...wrong, ...parts.flatMap(({ later = [] }) => later.flatMap((one) => tooEarly(one, there)))];
}

test('what comes with every page says nothing in the words of an area', () => {
  const shell = [...modules.keys()].filter((file) =>
    /^(root|entry\.client|shell\/.*\.layout)\.tsx$/.test(file),
  );
  expect(shell.length).toBeGreaterThan(3);
  expect(shell.flatMap((file) => tooEarly(file))).toEqual([]);
});

test('every page waits for the messages of the areas whose words are on it, and so does what it opens', () => {
  const pages = [...modules.keys()].filter((file) => file.endsWith('.page.tsx'));
  expect(pages.length).toBeGreaterThan(40);
  expect(pages.flatMap((file) => tooEarly(file))).toEqual([]);
  // The test sees through imports: without its words the bag would be found here, by the facts of a unit.
  expect(together('features/cart/cart.page.tsx')).toContain('features/cart/unit-facts.tsx');
  expect(modules.get('features/cart/unit-facts.tsx')?.says).toContain('shop');
  // A template is every message that begins like it.
  expect(modules.get('features/consent/consent-dialog.tsx')?.says).toContain('purposes');
});

test('every beginning of an id in the list of areas is that of a message', () => {
  const beginnings = Object.values(MESSAGE_AREAS).flat();
  expect(beginnings.filter((beginning) => !ids.some((id) => id.startsWith(beginning)))).toEqual([]);
});
