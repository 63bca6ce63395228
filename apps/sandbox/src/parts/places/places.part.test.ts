import { readFileSync } from 'node:fs';
import { findBrand } from '@paddock/brand/find-brand';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLACES_KEY } from '../../accounts.ts';
import { type StartedSandbox, startSandbox } from '../../testing.ts';
import { find, search } from './gazetteer.ts';
import { streets } from './streets.ts';
import { towns } from './towns.ts';

let sandbox: StartedSandbox;
beforeAll(async () => {
  sandbox = await startSandbox(['places']);
});
afterAll(() => sandbox.close());

const ask = (body: object, key = PLACES_KEY) =>
  fetch(`${sandbox.urlOf('places')}/v1/places:autocomplete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
    body: JSON.stringify(body),
  });

test('every country of the demo has towns, and every town streets that are found', () => {
  const sites = JSON.parse(readFileSync(new URL('sites.json', findBrand()), 'utf8')) as {
    country: { iso: string | null };
  }[];
  const countries = new Set(towns.map(({ country }) => country));
  for (const { country } of sites) if (country.iso) expect(countries, country.iso).toContain(country.iso);
  for (const town of towns) {
    const [street] = streets[town.language] ?? [];
    const found = search(`${street?.local} 7 ${town.name.local}`, [town.country]);
    expect(found[0]?.spot, town.name.latin).toEqual({ town, street, number: '7' });
    expect(find(found[0]?.id ?? '')).toEqual(found[0]?.spot);
  }
});

test('it speaks as the provider does: keys, masks, arguments, nothing found', async () => {
  expect((await ask({ input: 'mill' }, 'another')).status).toBe(403);
  const wrong = await ask({ input: '', sessionToken: 'x'.repeat(40) });
  expect([wrong.status, (await wrong.json()).error.status]).toEqual([400, 'INVALID_ARGUMENT']);
  expect(await (await ask({ input: 'zzzz', includedRegionCodes: ['it'] })).json()).toEqual({});
  const [found] = search('mazzolari 18', ['IT']);
  const details = (headers: Record<string, string>) =>
    fetch(`${sandbox.urlOf('places')}/v1/places/${found?.id}`, { headers });
  expect((await details({ 'x-goog-api-key': PLACES_KEY })).status).toBe(400);
  const masked = await details({ 'x-goog-api-key': PLACES_KEY, 'x-goog-fieldmask': 'addressComponents' });
  expect((await masked.json()).addressComponents[0]).toMatchObject({
    longText: '18',
    types: ['street_number'],
  });
});

test('what was typed as a number is the house; streets alone are routes', async () => {
  const types = async (input: string) =>
    (await (await ask({ input, includedRegionCodes: ['it'] })).json()).suggestions[0].placePrediction
      .types[0];
  expect(await types('mazzolari 18')).toBe('street_address');
  expect(await types('mazzolari')).toBe('route');
  expect(search('الورد 7', ['AE'])[0]?.spot.number).toBe('7');
});
