import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../..', import.meta.url));

test('[PRODUCT-28] every language has its words for the sections of a product', () => {
  const keys = ['view360', 'specs', 'geometries', 'reviews', 'questions', 'relatedVideos', 'manuals'];
  const english = readCatalogue(app, 'en');
  for (const locale of CATALOGUE_LOCALES) {
    const catalogue = readCatalogue(app, locale);
    for (const key of keys) {
      const words = catalogue[`products.${key}`];
      expect(words, `${locale} ${key}`).toBeTruthy();
      // A section left in English would be a missing translation.
      if (['ar', 'el', 'fa', 'he', 'ja', 'kh', 'zh'].includes(locale)) {
        expect(words, `${locale} ${key}`).not.toBe(english[`products.${key}`]);
      }
    }
  }
});
