import { expect, test } from 'vitest';
import { shownSettings } from './shown-settings.server.ts';

test('pages get the settings they render, and of the company what the footer shows', () => {
  const legal = {
    entity: 'Aurelia S.p.A.',
    address: ['Via Roma 1'],
    vat_number: 'IT1',
    register: 'R 1',
    capital: '€ 1',
  };
  const shown = { office_phone: '+39 1', tax_word: 'gst', measurement: 'imperial_uk', legal };
  const settings = {
    ...shown,
    legal: { ...legal, court: 'Pesaro', host: 'Cloud S.r.l.' },
    socials: null,
    withdrawal: { days: 14 },
    hours: [{ days: [1], opens: '09:00', closes: '18:00' }],
  };
  expect(shownSettings(settings)).toEqual(shown);
  expect(shownSettings({})).toEqual({});
});
