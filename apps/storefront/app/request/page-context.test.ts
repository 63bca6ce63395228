import { expect, test } from 'vitest';
import { openVisit } from './open-visit.server.ts';
import { pageContextOf } from './page-context.server.ts';

const contextOf = (path: string, cookie = '') =>
  pageContextOf(openVisit(new Request(`http://localhost${path}`, { headers: { cookie } })));

test('[SITES-16] [I18N-03] without a locale a page speaks English', () => {
  expect(contextOf('/')).toMatchObject({ locale: 'en', lang: 'en', dir: 'ltr', home: '/' });
});

test('a remembered country is the way home and the language of pages outside of a site', () => {
  expect(contextOf('/nowhere', 'CountryLocale=il%2Fhe')).toMatchObject({
    locale: 'he',
    dir: 'rtl',
    home: '/il-he',
  });
  expect(contextOf('/nowhere', 'CountryLocale=%2F%2Fevil')).toMatchObject({ locale: 'en', home: '/' });
});
