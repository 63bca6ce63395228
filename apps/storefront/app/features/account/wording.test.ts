import { fileURLToPath } from 'node:url';
import { readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { expect, test } from 'vitest';

const app = fileURLToPath(new URL('../..', import.meta.url));

const SAID = [
  ...['account.profile.title', 'account.profile.givenName', 'account.profile.familyName'],
  ...['account.profile.email', 'account.profile.phone', 'account.profile.save', 'account.profile.saved'],
  ...['account.password.title', 'account.password.current', 'account.password.new', 'account.password.save'],
  ...['account.tab.bikes', 'addresses.billing', 'addresses.shipping', 'addresses.pickup'],
] as const;

test('[ACCOUNT-29] every language has words for profile, password change, bicycles and the kinds of address', () => {
  for (const locale of CATALOGUE_LOCALES) {
    const words = readCatalogue(app, locale);
    for (const id of SAID) expect(words[id], `${locale} ${id}`).toMatch(/\p{L}/u);
    expect(new Set(SAID.slice(-3).map((id) => words[id])).size, locale).toBe(3);
  }
});

test('[ACCOUNT-02] [ACCOUNT-03] the tabs are called as the specification calls them', () => {
  const words = readCatalogue(app, 'en');
  const tabs = ['account', 'orders', 'addresses'].map((tab) => words[`account.tab.${tab}`]);
  expect(tabs).toEqual(['My account', 'My orders', 'Addresses']);
  expect(words['account.tab.bikes']).toMatch(/bicycles/i);
});
