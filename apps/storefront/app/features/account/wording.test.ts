import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';
import { ACCOUNT_LIST, ACCOUNT_TABS, LOG_OUT } from './account-pages.ts';

const app = fileURLToPath(new URL('../..', import.meta.url));

const REQUIRED_IDS = [
  ...['account.profile.title', 'account.profile.givenName', 'account.profile.familyName'],
  ...['account.profile.email', 'account.profile.phone', 'account.profile.save', 'account.profile.saved'],
  ...['account.password.title', 'account.password.current', 'account.password.new', 'account.password.save'],
  ...['account.tab.bikes', 'addresses.billing', 'addresses.shipping', 'addresses.pickup'],
] as const;

test('[ACCOUNT-29] every language has words for profile, password change, bicycles and the kinds of address', () => {
  for (const locale of CATALOGUE_LOCALES) {
    const words = readCatalogue(app, locale);
    for (const id of REQUIRED_IDS) expect(words[id], `${locale} ${id}`).toMatch(/\p{L}/u);
    expect(new Set(REQUIRED_IDS.slice(-3).map((id) => words[id])).size, locale).toBe(3);
  }
});

test('[ACCOUNT-02] [ACCOUNT-03] [C-05] three tabs and the way out; the bicycles are in the small screen’s list only', () => {
  const words = readCatalogue(app, 'en');
  const titles = (names: readonly string[]) => names.map((name) => words[`account.tab.${name}`]);
  expect(titles([...ACCOUNT_TABS, LOG_OUT])).toEqual(['My account', 'My orders', 'Addresses', 'Log out']);
  expect(titles(ACCOUNT_LIST)).toEqual(['My account', 'My orders', 'My bikes', 'Addresses']);
});
