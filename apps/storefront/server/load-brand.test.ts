import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BRANDS_FOLDER, findBrand } from '@paddock/brand/find-brand';
import { afterEach, describe, expect, test } from 'vitest';
import { createBrandFiles } from './brand-files.ts';
import { loadBrand } from './load-brand.ts';
import { publishBrand } from './publish-files.ts';

const BRANDS = readdirSync(BRANDS_FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
let server: Server | undefined;
afterEach(() => server?.close());

describe.each(BRANDS)('the brand %s', (name) => {
  const brand = loadBrand(findBrand(name));
  const { data } = brand.shown as { data: string };
  const told = JSON.parse(data) as { styles: string; fonts: string[]; files: string; areas: string[] };

  test('has styles that import nothing, and every font they name', () => {
    const css = String(brand.files.get('theme.css'));
    expect(css).toContain('--accent');
    expect(css).not.toContain('@import');
    const named = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) expect(brand.files.get(file)?.length, file).toBeGreaterThan(1000);
    for (const font of told.fonts) expect(brand.files.has(font.slice(brand.base.length)), font).toBe(true);
  });

  test('tells browsers what every page needs, and no more than two kilobytes', () => {
    expect(told).toMatchObject({ files: brand.base, styles: `${brand.base}theme.css` });
    expect(data.length).toBeLessThan(2500);
    expect(data).not.toContain('securityContact');
    for (const area of told.areas) expect(brand.files.has(`words-it-${area}.json`), area).toBe(true);
  });

  test('serves its files for ever and its icons for a day; anything else is left to others', async () => {
    const serve = createBrandFiles(brand);
    server = createServer((request, response) => serve(request, response, () => response.writeHead(404).end()));
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const ask = (url: string) => fetch(`http://127.0.0.1:${(server?.address() as AddressInfo).port}${url}`);
    const styles = await ask(told.styles);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(styles.headers.get('cache-control')).toContain('immutable');
    expect((await ask('/favicon.svg')).headers.get('cache-control')).toBe('public, max-age=86400');
    for (const url of [`${brand.base}../brand.json`, '/brand.json', `${brand.base}nothing`])
      expect((await ask(url)).status).toBe(404);
  });
});

test('two brands have other paths, and a folder of all releases keeps the files of both', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-brand-'));
  const brands = BRANDS.map((name) => loadBrand(findBrand(name)));
  try {
    for (const brand of brands) await publishBrand(brand, folder);
    expect(readdirSync(path.join(folder, 'media')).sort()).toEqual(
      brands.map(({ base }) => path.basename(base)).sort(),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
