import { fileURLToPath } from 'node:url';
import { loadCatalogue, readCatalogue } from '@paddock/i18n/catalogue';
import { CATALOGUE_LOCALES } from '@paddock/i18n/locales';
import { speak } from '@paddock/i18n/speak';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nContext } from '../../i18n/use-t.ts';
import { STATUSES, type UnitStatus } from './unit-filters.rules.ts';
import { UnitStatusChip } from './unit-status.tsx';

const app = fileURLToPath(new URL('../..', import.meta.url));
const english = loadCatalogue(app, 'en');

const words = (status: UnitStatus) =>
  renderToStaticMarkup(
    <I18nContext value={speak('en', english)}>
      <UnitStatusChip status={status} day="Tuesday 12 January" />
    </I18nContext>,
  ).replace(/<[^>]*>/g, '');

test('[INVENTORY-17] a draft is waiting for production', () => {
  expect(words('draft')).toBe('Waiting for production');
});

test('[INVENTORY-26] [FACTORY-03] in production has its own words, with the day it is expected on', () => {
  expect(words('in_production')).toBe('In production, expected Tuesday 12 January');
});

test('[FACTORY-03] every language names the stage and the day in one text', () => {
  for (const locale of CATALOGUE_LOCALES) {
    const catalogue = readCatalogue(app, locale);
    const stage = catalogue['inventory.status.in_production'] ?? 'missing';
    expect(catalogue['inventory.expected'], locale).toMatch(new RegExp(`^${stage}.*\\{day\\}`));
  }
});

test('[INVENTORY-18] in transit is international transit', () => {
  expect(words('in_transit')).toBe('International transit');
});

test('[INVENTORY-19] on hand is available in store', () => {
  expect(words('on_hand')).toBe('Available in store');
});

test('[INVENTORY-16] four stages, no two with the same word in any language', () => {
  expect([...STATUSES].sort()).toEqual(['draft', 'in_production', 'in_transit', 'on_hand']);
  for (const locale of CATALOGUE_LOCALES) {
    const catalogue = readCatalogue(app, locale);
    const wordings = new Set(STATUSES.map((status) => catalogue[`inventory.status.${status}`]));
    expect(wordings.size, locale).toBe(4);
    expect(wordings.has(undefined), locale).toBe(false);
  }
});
