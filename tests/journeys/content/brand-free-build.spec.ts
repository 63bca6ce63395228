import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startStorefront } from '../support/own-storefront.ts';
import { expect, test } from '../support/test.ts';

const REPOSITORY = path.join(import.meta.dirname, '../../..');
const BUILD = path.join(REPOSITORY, 'apps/storefront/build');
const BRANDS = readdirSync(path.join(REPOSITORY, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(REPOSITORY, 'brands', name));

const readJson = (...parts: string[]) => JSON.parse(readFileSync(path.join(...parts), 'utf8'));

const listFiles = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => pattern.test(file));

// Long enough not to occur by chance, short enough for a headline.
const LENGTH = 28;

/** The beginning of every English text of a brand's pages, news, range and museum. */
function listTexts(folder: string): string[] {
  const collect = (value: unknown): string[] => {
    if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(collect);
    const text = typeof value === 'string' ? value.replaceAll(/<[^>]+>/g, '').slice(0, LENGTH) : '';
    // Other letters and quotes may be escaped in a script.
    return text.length === LENGTH && /^\w[\x20-\x7e]+$/.test(text) && !/["'\\]/.test(text) ? [text] : [];
  };
  return listFiles(folder, /\/(pages|news|texts|messages)\/(.*\/)?en\.json$/).flatMap((file) =>
    collect(readJson(file)),
  );
}

test('[BUNDLE-11] the built storefront has no name, text or picture of any brand', () => {
  const texts = new Set<string>();
  const hashes = new Set<string>();
  const names: string[] = [];
  for (const folder of BRANDS) {
    const [before, own] = [texts.size, listTexts(folder)];
    for (const text of own) texts.add(text);
    expect(texts.size - before, folder).toBeGreaterThan(20);
    const manifest = readJson(folder, 'media-manifest.json') as Record<string, { hash: string }>;
    for (const { hash } of Object.values(manifest)) hashes.add(hash);
    names.push(path.basename(folder), readJson(folder, 'brand.json').name);
  }
  const name = new RegExp(`\\b(${names.join('|')})\\b`, 'i');
  // Most places are ruled out by two characters: slicing a text at every character takes half a minute.
  const beginnings = new Set([...texts].map((text) => text.charCodeAt(0) * 128 + text.charCodeAt(1)));
  const findContent = (text: string) => {
    const found: string[] = name.exec(text)?.slice(0, 1) ?? [];
    for (let at = 0; at + LENGTH <= text.length; at += 1) {
      if (!beginnings.has(text.charCodeAt(at) * 128 + text.charCodeAt(at + 1))) continue;
      const part = text.slice(at, at + LENGTH);
      if (texts.has(part)) found.push(part);
    }
    for (const [hash] of text.matchAll(/\b[0-9a-f]{10}\b/g)) if (hashes.has(hash)) found.push(hash);
    return found;
  };
  const files = listFiles(BUILD, /./);
  expect(files.length).toBeGreaterThan(100);
  const findings = files.flatMap((file) => {
    const isText = /\.(m?js|css|json|html|svg|txt|map|webmanifest)$/.test(file);
    const inside = isText ? findContent(readFileSync(file, 'utf8')) : [];
    return [...findContent(path.relative(BUILD, file)), ...inside].map((content) => `${file}: ${content}`);
  });
  expect(findings).toEqual([]);
});

/** A storefront with this brand: the one under test, or another process of the same build. */
async function startBrand(brand: string) {
  const { PADDOCK_BRAND, PADDOCK_STOREFRONT_URL: url, PADDOCK_API_URL = '' } = process.env;
  if (brand === PADDOCK_BRAND && url) return { url, stop: async () => {} };
  return startStorefront(PADDOCK_API_URL, { PADDOCK_BRAND: brand });
}

test('[BUNDLE-12] one build shows every brand: name, logo, styles, fonts and icons are those of the brand that the process is started with', async ({
  page,
}) => {
  for (const folder of BRANDS) {
    const shop = await startBrand(path.basename(folder));
    try {
      const theme = readJson(folder, 'theme/theme.json');
      const logo = readJson(folder, 'theme/logo.json');
      await page.goto(`${shop.url}/it-it`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', readJson(folder, 'brand.json').name);
      const accent = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--accent').trim(),
      );
      expect(accent).toBe(theme.accent);
      const fonts = await page.locator('link[rel=preload][as=font][href^="/assets/brand-"]').all();
      expect(fonts).toHaveLength(theme.preload.length);
      for (const link of fonts) {
        const font = await fetch(shop.url + (await link.getAttribute('href')));
        expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      }
      const icon = await fetch(`${shop.url}/favicon.svg`);
      expect(await icon.text()).toBe(readFileSync(path.join(folder, 'theme/icons/favicon.svg'), 'utf8'));
      for (const drawing of logo.mark.paths) expect(await page.content()).toContain(drawing);
    } finally {
      // A page whose server has ended reloads itself.
      await page.goto('about:blank');
      await shop.stop();
    }
  }
});
