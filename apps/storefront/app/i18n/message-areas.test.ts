import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { MESSAGE_AREAS, type MessageArea } from './message-areas.ts';

const app = path.join(import.meta.dirname, '..');
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);

const areaOf = (folder: string | undefined) =>
  (Object.keys(MESSAGE_AREAS) as MessageArea[]).find((area) =>
    (MESSAGE_AREAS[area] as readonly string[]).includes(folder ?? ''),
  );
const folderOf = (file: string) => /^features\/([^/]+)\//.exec(file)?.[1];
const areasUsed = (source: string) =>
  new Set([...source.matchAll(/\bt\(\s*[`'"]([a-z]+)\./g)].flatMap((found) => areaOf(found[1]) ?? []));

test('what comes with every page says nothing in the words of an area', () => {
  const wrong = sources
    .filter((file) => areaOf(folderOf(file)) === undefined)
    .filter((file) => areasUsed(readFileSync(path.join(app, file), 'utf8')).size > 0);
  expect(wrong).toEqual([]);
});

test('every page of an area waits for the area’s messages', () => {
  const pages = sources.filter((file) => file.endsWith('.page.tsx') && areaOf(folderOf(file)));
  expect(pages.length).toBeGreaterThan(8);
  for (const file of pages) {
    const source = readFileSync(path.join(app, file), 'utf8');
    const area = areaOf(folderOf(file)) as MessageArea;
    for (const needed of new Set([area, ...areasUsed(source)])) {
      expect(source, file).toContain(`await needMessages('${needed}');`);
    }
  }
});
