import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { whyIncomplete } from '@paddock/i18n/complete';
import { CATALOGUE_LOCALES, languageTag } from '@paddock/i18n/locales';
import { describe, expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const english = readCatalogue(app, 'en');

test('[I18N-01] every language of the list has its set', () => {
  for (const locale of ['ar', 'cs', 'de', 'el', 'en', 'es', 'fr', 'he', 'it', 'ja', 'kh', 'pl', 'vi', 'zh']) {
    expect(Object.keys(readCatalogue(app, locale)).length, locale).toBe(Object.keys(english).length);
  }
});

test.each(CATALOGUE_LOCALES)('%s says everything English says, with all its plural forms', (locale) => {
  expect(whyIncomplete(readCatalogue(app, locale), english, languageTag(locale))).toEqual([]);
});

/** The screen families the wording must cover, each by the beginning of its ids. */
const FAMILIES: Record<string, string> = {
  login: 'auth.login.',
  register: 'auth.register.',
  'forgot password': 'auth.recovery.',
  'reset password': 'auth.update.',
  profile: 'account.profile.',
  'password change': 'account.password.',
  orders: 'orders.',
  bicycles: 'bikes.',
  addresses: 'addresses.',
  bag: 'bag.',
  'delivery selection': 'checkout.delivery.',
  'payment selection': 'checkout.payment.',
  'payment results': 'checkout.result.',
  'order confirmation': 'orders.confirmation.',
  'warranty orders': 'warranty.orders',
  'warranty request': 'warranty.',
  transfer: 'bikes.transfer.',
  returns: 'orders.return.',
  'product lists with sort': 'search.sort.',
  'product lists with filters': 'search.filter.',
  'product detail': 'products.',
  'store search': 'stores.',
  'inventory search': 'inventory.',
  contact: 'contact.',
  'about us': 'company.',
  'legal pages': 'legal.',
  'country chooser': 'sites.choose.',
};

describe('[I18N-06] the wording covers every family of screens in every language', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, prefix) => {
    for (const locale of CATALOGUE_LOCALES) {
      const ids = Object.keys(readCatalogue(app, locale)).filter((id) => id.startsWith(prefix));
      expect(ids.length, locale).toBeGreaterThan(0);
    }
  });
});

test('[ORDERS-15] there are words for warranty orders, the online request, transfer, returns and order confirmation', () => {
  const said = ['warranty.orders', 'warranty.title', 'warranty.registered', 'bikes.transfer.registered'];
  for (const locale of CATALOGUE_LOCALES) {
    const catalogue = readCatalogue(app, locale);
    for (const id of said) expect(catalogue[id], `${locale} ${id}`).toBeTruthy();
    for (const family of ['orders.return', 'orders.confirmation.'])
      expect(
        Object.keys(catalogue).some((id) => id.startsWith(family)),
        `${locale} ${family}`,
      ).toBe(true);
  }
});

test('[ERRORS-09] the wording "Not found." exists', () => {
  expect(english['manuals.none']).toBe('Not found.');
  expect(english['shell.errors.notFoundShort']).toBe('Not found.');
});
