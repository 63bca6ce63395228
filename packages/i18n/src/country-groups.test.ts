import { expect, test } from 'vitest';
import { isInCountry, needsOrderLabel } from './country-groups.ts';

test('a country belongs to itself and to its groups', () => {
  expect(isInCountry('DE', 'DE')).toBe(true);
  expect(isInCountry('DE', 'EU')).toBe(true);
  expect(isInCountry('NO', 'EEA')).toBe(true);
  for (const [iso, name] of [
    ['NO', 'EU'],
    ['GB', 'EU'],
    ['CH', 'EEA'],
    ['DE', 'AT'],
    [null, 'EU'],
  ] as const)
    expect(isInCountry(iso, name), `${iso} ${name}`).toBe(false);
});

test('the order button has its legal label in the European Economic Area and the United Kingdom', () => {
  for (const iso of ['IT', 'FR', 'DE', 'PL', 'ES', 'CZ', 'GR', 'IE', 'NO', 'GB'])
    expect(needsOrderLabel(iso), iso).toBe(true);
  for (const iso of ['US', 'CH', 'JP', 'AR', null]) expect(needsOrderLabel(iso), String(iso)).toBe(false);
});
