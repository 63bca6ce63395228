import { expect, test } from 'vitest';
import { regimeFor, regimeOfCountry } from './regime-of-country.ts';

test('[CONSENT-02] [CONSENT-03] [H-64] the country says which rules: opt-in in Europe and Brazil, ccpa in the US, else a notice', () => {
  for (const iso of ['IT', 'DE', 'NO', 'GB', 'CH', 'BR']) expect(regimeOfCountry(iso), iso).toBe('opt_in');
  expect(regimeOfCountry('US')).toBe('ccpa');
  for (const iso of ['AE', 'JP', 'AR', 'KH']) expect(regimeOfCountry(iso), iso).toBe('notice');
});

test('[CONSENT-03] the site decides, but a visitor takes stricter rules along, never laxer ones', () => {
  expect(regimeFor('notice', 'DE')).toBe('opt_in');
  expect(regimeFor('notice', 'US')).toBe('ccpa');
  expect(regimeFor('ccpa', 'IT')).toBe('opt_in');
  expect(regimeFor('opt_in', 'AE')).toBe('opt_in');
  expect(regimeFor('ccpa', 'AE')).toBe('ccpa');
});

test.each([null, '', 'XX1', '??', 'it'])('an unknown country (%s) changes nothing', (iso) => {
  expect(regimeOfCountry(iso)).toBeNull();
  expect(regimeFor('ccpa', iso)).toBe('ccpa');
});
