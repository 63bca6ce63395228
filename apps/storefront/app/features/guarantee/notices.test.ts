import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInCountry } from '@paddock/i18n/country-groups';
import { expect, test } from 'vitest';
import { guaranteeOf } from './guarantee.server.ts';
import NOTICES from './notices.json' with { type: 'json' };

const BRANDS = path.join(import.meta.dirname, '../../../../../brands');
const FILES = path.join(import.meta.dirname, 'notices');

interface BrandSite {
  slug: string;
  country: { iso: string | null };
  locales: { code: string }[];
  enable_shop: boolean;
}

const sites = readdirSync(BRANDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }): BrandSite[] =>
    JSON.parse(readFileSync(path.join(BRANDS, name, 'sites.json'), 'utf8')),
  );

const noticeOn = (iso: string | null, locale: string) =>
  guaranteeOf({ site: { country: { iso } }, segment: { locale } } as never);

test('[LAW-01] every site of the European Union that sells has the notice in the language of its pages', () => {
  const selling = sites.filter((site) => site.enable_shop && isInCountry(site.country.iso, 'EU'));
  expect(selling.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['at', 'it', 'fr', 'pl']));
  for (const { country, locales, slug } of selling)
    for (const { code } of locales) {
      const lang = code in NOTICES ? code : 'en';
      const src = expect.stringMatching(new RegExp(`/${lang}\\.(svg|png)$`));
      expect(noticeOn(country.iso, code), slug).toMatchObject({ lang, src });
    }
});

test.each(['AT', 'BG', 'ES', 'GR', 'IE', 'SK'])(
  '[LAW-01] %s has it in English where its pages have a language the Union has not',
  (iso) => {
    expect(noticeOn(iso, 'ja')).toMatchObject({ lang: 'en', address: 'europa.eu/youreurope/guarantees' });
  },
);

test.each(['US', 'AE', 'GB', 'CH', 'NO', 'IL', null])('[LAW-01] %s has none', (iso) => {
  expect(noticeOn(iso, 'en')).toBeNull();
});

test('[LAW-01] one file for each language; the list names as verified those that are the Commission’s own, byte for byte', () => {
  const names = readdirSync(FILES).sort();
  expect(names.map((name) => path.parse(name).name)).toEqual(Object.keys(NOTICES).sort());
  for (const name of names) {
    const { official, verified } = NOTICES[path.parse(name).name as keyof typeof NOTICES];
    const hash = createHash('sha256')
      .update(readFileSync(path.join(FILES, name)))
      .digest('hex');
    expect(official.includes(hash), name).toBe(verified);
  }
});

test('[LAW-01] a drawn notice says all words of its list, as text that is read aloud and can be selected', () => {
  for (const name of readdirSync(FILES)) {
    const { official: _, verified, ...words } = NOTICES[path.parse(name).name as keyof typeof NOTICES];
    if (verified) continue;
    const svg = readFileSync(path.join(FILES, name), 'utf8');
    const [, title, described] = /<title[^>]*>(.*?)<\/title>\s*<desc[^>]*>(.*?)<\/desc>/s.exec(svg) ?? [];
    const drawn = svg
      .slice(svg.indexOf('</desc>'))
      .replace(/<\/tspan>/g, ' ')
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ');
    expect(title, name).toBe(words.title);
    for (const words_ of Object.values({ ...words, title: [] }).flat()) {
      expect(described, name).toContain(words_);
      expect(drawn, name).toContain(words_.replace(/\s+/g, ' '));
    }
  }
});
