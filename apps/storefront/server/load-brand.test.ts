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
  const { data } = brand.modules as { data: string };
  const parsed = JSON.parse(data) as { styles: string; fonts: string[]; files: string; areas: string[] };

  test('has styles without imports, and every font that they name', () => {
    const css = String(brand.files.get('theme.css'));
    expect(css).toContain('--accent');
    expect(css).not.toContain('@import');
    const named = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, file]) => file ?? '');
    expect(named.length).toBeGreaterThan(0);
    for (const file of named) expect(brand.files.get(file)?.length, file).toBeGreaterThan(1000);
    for (const font of parsed.fonts) expect(brand.files.has(font.slice(brand.base.length)), font).toBe(true);
  });

  test('gives browsers what every page needs, in less than 2.5 kB', () => {
    expect(parsed).toMatchObject({ files: brand.base, styles: `${brand.base}theme.css` });
    expect(data.length).toBeLessThan(2500);
    expect(data).not.toContain('securityContact');
    for (const area of parsed.areas) expect(brand.files.has(`words-it-${area}.json`), area).toBe(true);
  });

  test('serves its files as immutable and its icons for a day; other paths are left to the next handler', async () => {
    const serve = createBrandFiles(brand);
    const own = createServer((request, response) =>
      serve(request, response, () => response.writeHead(404).end()),
    );
    server = own;
    await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
    const { port } = own.address() as AddressInfo;
    const load = (url: string) => fetch(`http://127.0.0.1:${port}${url}`);
    const styles = await load(parsed.styles);
    expect([styles.status, styles.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(styles.headers.get('cache-control')).toContain('immutable');
    expect((await load('/favicon.svg?v=1')).headers.get('cache-control')).toBe('public, max-age=86400');
    for (const url of [`${brand.base}../brand.json`, '/brand.json', `${brand.base}nothing`])
      expect((await load(url)).status).toBe(404);
  });
});

test('brands have different paths, and the shared folder keeps the files of both', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'paddock-brand-'));
  const brands = BRANDS.map((name) => loadBrand(findBrand(name)));
  try {
    for (const brand of brands) await publishBrand(brand, folder);
    await publishBrand(brands[0] ?? loadBrand(), folder);
    for (const { base, files } of brands)
      expect(readdirSync(path.join(folder, base)).sort()).toEqual([...files.keys()].sort());
    expect(new Set(brands.map(({ base }) => base)).size).toBe(brands.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
