import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startStorefront } from '../../support/own-storefront.ts';
import { expect, test } from '../../support/test.ts';

const REPOSITORY = path.join(import.meta.dirname, '../../..');
const BRANDS = path.join(REPOSITORY, 'brands');
const STOREFRONT = path.join(REPOSITORY, 'apps/storefront');

interface Brand {
  readonly folder: string;
  readonly slug: string;
  readonly name: string;
}

const listBrands = (): Brand[] =>
  readdirSync(BRANDS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => {
      const folder = path.join(BRANDS, slug);
      const { name } = JSON.parse(readFileSync(path.join(folder, 'brand.json'), 'utf8')) as { name: string };
      return { folder, slug, name };
    });

const filesBelow = (folder: string, pattern: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => ({ entry, file: path.join(entry.parentPath, entry.name) }))
    .filter(({ entry, file }) => entry.isFile() && pattern.test(file))
    .map(({ file }) => file);

// Long enough not to occur by chance, short enough for a headline.
const LENGTH = 28;

/** The beginning of every English text of a brand's pages, news, range and museum, and the hash of every picture. */
function listContent({ folder }: Brand): Set<string> {
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner);
    const text = typeof value === 'string' ? value.replaceAll(/<[^>]+>/g, '').slice(0, LENGTH) : '';
    // Other letters and quotes may be escaped in a script.
    if (text.length === LENGTH && /^[\x20-\x7e]+$/.test(text) && !/["'\\]/.test(text)) found.add(text);
  };
  for (const file of filesBelow(folder, /\/(pages|news|texts|messages)\/(.*\/)?en\.json$/))
    collect(JSON.parse(readFileSync(file, 'utf8')));
  return found;
}

const readBuild = () =>
  filesBelow(path.join(STOREFRONT, 'build'), /^(?!.*\/client\/media\/).*\.(m?js|css|json|html|webmanifest)$/).map(
    (file) => ({ name: path.relative(STOREFRONT, file), text: readFileSync(file, 'utf8') }),
  );

test('[BUNDLE-11] the built storefront has no name, text or picture of any brand', () => {
  const brands = listBrands();
  expect(brands.length).toBeGreaterThanOrEqual(2);
  const files = readBuild();
  expect(files.length).toBeGreaterThan(100);
  for (const brand of brands) {
    const content = listContent(brand);
    expect(content.size, brand.slug).toBeGreaterThan(20);
    const manifest = JSON.parse(readFileSync(path.join(brand.folder, 'media-manifest.json'), 'utf8'));
    const hashes = Object.values(manifest as Record<string, { hash: string }>).map(({ hash }) => hash);
    const names = new RegExp(`\\b(${brand.slug}|${brand.name})\\b`, 'i');
    const findings = files.flatMap(({ name, text }) => {
      const words: string[] = names.exec(text)?.slice(0, 1) ?? [];
      for (let at = 0; at + LENGTH <= text.length; at += 1) {
        const part = text.slice(at, at + LENGTH);
        if (content.has(part)) words.push(part);
      }
      return [...words, ...hashes.filter((hash) => text.includes(hash))].map((word) => `${name}: ${word}`);
    });
    expect(findings, brand.slug).toEqual([]);
  }
});

test('[BUNDLE-12] one build shows every brand: name, logo, styles, fonts and icons come with the process that is started', async ({
  page,
}) => {
  for (const { folder, slug, name } of listBrands()) {
    const shop = await startStorefront(process.env.PADDOCK_API_URL ?? '', { PADDOCK_BRAND: slug });
    try {
      const origin = shop.url;
      const read = (file: string) => readFileSync(path.join(folder, 'theme', file), 'utf8');
      const [theme, logo] = [JSON.parse(read('theme.json')), JSON.parse(read('logo.json'))];
      await page.goto(`${origin}/it-it`);
      await expect(page.locator('html')).toHaveAttribute('data-brand', name);
      const style = (property: string) =>
        page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one).trim(), property);
      expect(await style('--accent')).toBe(theme.accent);
      const fonts = await page.locator('link[rel=preload][as=font][href^="/media/brand-"]').all();
      expect(fonts).toHaveLength(theme.preload.length);
      for (const link of fonts) {
        const font = await fetch(origin + (await link.getAttribute('href')));
        expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
      }
      const icon = await fetch(`${origin}/favicon.svg`);
      expect(await icon.text()).toBe(read('icons/favicon.svg'));
      for (const drawing of logo.mark.paths) expect(await page.content()).toContain(drawing);
    } finally {
      await shop.stop();
    }
  }
});
