import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSite } from './build-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-'));
const documents = new Map<string, string>();

beforeAll(async () => {
  await buildSite(folder);
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.html')) documents.set(file, readFileSync(path.join(folder, file), 'utf8'));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every link, picture, style and script of the site is in its folder, anchors included', () => {
  const broken: string[] = [];
  for (const [from, html] of documents) {
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="([^"]+)"/g)) {
      if (/^https?:/.test(target)) continue;
      const [file, anchor] = target.split('#');
      const to = file ? path.join(path.dirname(from), file) : from;
      const isThere = existsSync(path.join(folder, to));
      if (!isThere || (anchor && !documents.get(to)?.includes(`id="${anchor}"`)))
        broken.push(`${from}: ${target}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the site loads nothing from other hosts', () => {
  for (const html of documents.values())
    expect(html).not.toMatch(/<(?:script|img|link)[^>]+(?:src|href)="(?:https?:)?\/\//);
  expect(readFileSync(path.join(folder, 'site.css'), 'utf8')).not.toMatch(/@import|url\(['"]?https?:/);
});

test('every page has one title, a language and a search entry', () => {
  const entries = JSON.parse(readFileSync(path.join(folder, 'search.json'), 'utf8')) as { url: string }[];
  for (const [file, html] of documents) {
    expect(html.match(/<h1/g), file).toHaveLength(1);
    expect(html).toContain('<html lang="en"');
  }
  expect(entries.some(({ url }) => url.startsWith('flows/feeds.html#'))).toBe(true);
});

test('the scripts of the site have no types left and import files of the site', () => {
  const search = readFileSync(path.join(folder, 'search.js'), 'utf8');
  expect(search).not.toMatch(/: HTML|import type/);
  const imports = [...search.matchAll(/from '([^']+)'/g)].map(([, file = '']) => file);
  expect(imports).toEqual(['./rank-sections.js']);
  expect(existsSync(path.join(folder, 'rank-sections.js'))).toBe(true);
});
