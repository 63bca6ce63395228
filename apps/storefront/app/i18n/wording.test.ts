import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue, withFallback } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { findTranslationErrors, isReleaseCheck } from '@paddock/i18n/translation/check-catalogue';
import { findUnused } from '@paddock/i18n/unused';
import { describe, expect, test } from 'vitest';

const app = fileURLToPath(new URL('..', import.meta.url));
const english = readCatalogue(app, 'en');
/** As the page shows it; before a release (PADDOCK_RELEASE=1) without the English texts that fill gaps. */
const readShown = (locale: string) =>
  isReleaseCheck() ? readCatalogue(app, locale) : withFallback(readCatalogue(app, locale), english, locale);

test('[I18N-01] every language of the list has its set', () => {
  for (const locale of ['ar', 'cs', 'de', 'el', 'en', 'es', 'fr', 'he', 'it', 'ja', 'kh', 'pl', 'vi', 'zh']) {
    expect(Object.keys(readShown(locale)).length, locale).toBe(Object.keys(english).length);
  }
});

test.each(CATALOGUE_LOCALES)(
  '[C-13] %s says everything English says, with all its plural forms',
  (locale) => {
    expect(findTranslationErrors(readCatalogue(app, locale), english, { locale })).toEqual([]);
  },
);

/** The screen families the wording must cover: the beginning of their ids, and the folder of the screen that shows them. */
const FAMILIES: Record<string, [prefix: string, screen: string]> = {
  '[AUTH-22] login': ['auth.login.', 'features/auth'],
  '[AUTH-22] register': ['auth.register.', 'features/auth'],
  '[AUTH-22] forgot password': ['auth.recovery.', 'features/auth'],
  '[AUTH-22] reset password': ['auth.update.', 'features/auth'],
  '[AUTH-22] profile': ['account.profile.', 'features/account'],
  '[AUTH-22] password change': ['account.password.', 'features/account'],
  orders: ['orders.', 'features/orders'],
  bicycles: ['bikes.', 'features/bikes'],
  addresses: ['addresses.', 'features/addresses'],
  bag: ['bag.', 'features/cart'],
  'delivery selection': ['checkout.delivery.', 'features/checkout'],
  'payment selection': ['checkout.payment.', 'features/checkout'],
  'payment results': ['checkout.result.', 'features/checkout'],
  'order confirmation': ['orders.confirmation.', 'features/checkout'],
  'warranty orders': ['warranty.orders', 'features/warranty'],
  'warranty request': ['warranty.', 'features/warranty'],
  transfer: ['bikes.transfer.', 'features/bikes'],
  returns: ['orders.return.', 'features/orders'],
  'product lists with sort': ['search.sort.', 'features/search'],
  'product lists with filters': ['search.filter.', 'features/search'],
  'product detail': ['products.', 'features/products'],
  'store search': ['stores.', 'features/stores'],
  'inventory search': ['inventory.', 'features/inventory'],
  contact: ['contact.', 'features/contact'],
  'about us': ['company.', 'features/company'],
  'legal pages': ['legal.', 'features/legal'],
  'country chooser': ['sites.choose.', 'shell'],
};

const readSources = (folder: string) =>
  readdirSync(path.join(app, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));

describe('[I18N-06] every family of screens has its words in every language, and its screen shows them', () => {
  test.each(Object.entries(FAMILIES))('%s', (_, [prefix, folder]) => {
    const ids = Object.keys(english).filter((id) => id.startsWith(prefix));
    expect(findUnused(ids, readSources(folder)).length).toBeLessThan(ids.length);
    for (const locale of CATALOGUE_LOCALES) {
      const catalogue = readShown(locale);
      for (const id of ids) expect(catalogue[id], `${locale} ${id}`).toBeTruthy();
    }
  });
});

test('[I18N-06] no message is left that no screen uses', () => {
  expect(findUnused(Object.keys(english), readSources('.'))).toEqual([]);
});
