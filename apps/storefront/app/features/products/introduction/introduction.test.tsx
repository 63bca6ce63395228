import { fileURLToPath } from 'node:url';
import { loadCatalogue } from '@paddock/i18n/catalogue';
import { speak } from '@paddock/i18n/speak';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nContext } from '../../../i18n/use-t.ts';
import { PageContextValue } from '../../../page/page-context.ts';
import { Introduction } from './introduction.tsx';

const catalogue = loadCatalogue(fileURLToPath(new URL('../../..', import.meta.url)), 'en');
const page = {
  locale: 'en',
  edition: 'en',
  lang: 'en',
  dir: 'ltr',
  segment: 'it-en',
  home: '/it-en',
  brand: 'B',
  origin: '',
  regime: null,
  words: null,
  reports: null,
} as const;

function show(length: number) {
  const text = 'a'.repeat(length);
  return renderToStaticMarkup(
    <PageContextValue value={page}>
      <I18nContext value={speak('en', catalogue)}>
        <Introduction product={{ opening: 'Lupo', description: [text], descriptionLength: text.length }} />
      </I18nContext>
    </PageContextValue>,
  );
}

test('[PRODUCT-26] 1500 characters are folded behind Read more, 1499 are not', () => {
  expect(show(1500)).toContain('Read more');
  expect(show(1499)).not.toContain('Read more');
  expect(show(1499)).toContain('a'.repeat(1499));
});
