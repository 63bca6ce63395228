import { fileURLToPath } from 'node:url';
import { loadCatalogue, readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { speak } from '@paddock/i18n/speak';
import { SaleLabel } from '@paddock/server/contracts/menu';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { I18nContext } from '../../../i18n/use-t.ts';
import { SaleLabels } from './sale-labels.tsx';

const app = fileURLToPath(new URL('../../..', import.meta.url));
const LABELS = SaleLabel.options;
const product = (slug: string, labels: SaleLabel[]) => ({ slug, labels });
const shell = {
  products: [{ products: [product('lupo', LABELS), product('via', [])] }],
  categories: [{ products: [product('casco', ['on_sale'])] }],
};

let shown = '';
const Shown = () => <SaleLabels slug={shown} />;
const Page = createRoutesStub([{ id: 'shell/site.layout', path: '/', Component: Shown }]);

function show(slug: string, locale: string) {
  shown = slug;
  return renderToStaticMarkup(
    <I18nContext value={speak(locale, loadCatalogue(app, locale))}>
      <Page hydrationData={{ loaderData: { 'shell/site.layout': shell } }} />
    </I18nContext>,
  );
}

test('[CATALOGUE-13] the six labels of a product are shown in their words', () => {
  const words = [...show('lupo', 'en').matchAll(/<li[^>]*>([^<]+)</g)].map(([, word]) => word);
  expect(words).toEqual(['Presale', 'Coming soon', 'Collection', 'Featured', 'On sale', 'Cash price']);
});

test('a product without labels shows none, an accessory its own', () => {
  expect(show('via', 'en')).toBe('');
  expect(show('casco', 'it')).toContain(readCatalogue(app, 'it')['products.sale.on_sale']);
});

test.each(CATALOGUE_LOCALES)('[CATALOGUE-13] %s has six different words', (locale) => {
  const words = [...show('lupo', locale).matchAll(/<li[^>]*>([^<]+)</g)].map(([, word]) => word);
  expect(new Set(words).size).toBe(LABELS.length);
});
