import { expect, test } from 'vitest';
import { licenceName, licenceNeeded, listLicences, withLicences } from './licences.rules.ts';
import type { ProductDocument } from './products.contract.ts';

test.each([
  ['IT', 'it', 'A1, B', 'A2', 'A2', 'A'],
  ['DE', 'de', 'A1, B196', 'A2', 'A2', 'A'],
  ['GB', 'en', 'A1', 'A2', 'A2', 'A'],
  ['US', 'en', 'Class M', 'Class M', 'Class M', 'Class M'],
  ['US', 'es', 'Clase M', 'Clase M', 'Clase M', 'Clase M'],
  ['JP', 'ja', '小型限定普通二輪免許', '普通二輪免許', '大型二輪免許', '大型二輪免許'],
  ['IL', 'he', 'A2', 'A1', 'A1', 'A'],
  ['VN', 'vi', 'A1', 'A', 'A', 'A'],
  ['KE', 'en', 'A1 (EU)', 'A2 (EU)', 'A2 (EU)', 'A (EU)'],
  [null, 'en', 'A1 (EU)', 'A2 (EU)', 'A2 (EU)', 'A (EU)'],
])('%s in %s', (country, locale, ...names) => {
  const kinds = ['small', 'middle', 'large', 'full'] as const;
  expect(kinds.map((kind) => licenceName(kind, country, locale))).toEqual(names);
});

const DOCUMENT = {
  description: 'Ride it with {licence_large}.',
  features: [{ title: 'Engine', text: 'Licence: {licence_large}.', video: null, cover: [] }],
  questions: [{ question: 'Which licence?', answer: '{licence_large}.' }],
  attributes: [
    {
      slug: 'licence',
      group: 'a',
      name: 'Licence',
      values: [
        { content: '{licence_full}, or {licence_large} with the kit' },
        { content: '{licence_small}' },
      ],
    },
  ],
} as unknown as ProductDocument;
const valuesIn = (country: string) =>
  withLicences(DOCUMENT, country, 'en').attributes[0]?.values.map(({ content }) => content);

test('texts and specifications name the classes of the country', () => {
  const { description, features, questions } = withLicences(DOCUMENT, 'JP', 'en');
  expect(description).toBe('Ride it with Large motorcycle licence.');
  expect(features[0]?.text).toBe('Licence: Large motorcycle licence.');
  expect(questions[0]?.answer).toBe('Large motorcycle licence.');
  expect(valuesIn('FR')).toEqual(['A, or A2 with the kit', 'A1, B']);
});

test('a choice between two classes of one name is that name', () => {
  expect(valuesIn('US')).toEqual(['Class M', 'Class M']);
});

test('[SIZES-08] a country offers each of its classes once, lowest first', () => {
  expect(listLicences('IT', 'it')).toEqual([
    { kind: 'small', name: 'A1, B' },
    { kind: 'large', name: 'A2' },
    { kind: 'full', name: 'A' },
  ]);
  expect(listLicences('US', 'en')).toEqual([{ kind: 'full', name: 'Class M' }]);
});

test('[SIZES-08] a model needs the lowest licence its specification names', () => {
  expect(licenceNeeded(['{licence_large}'])).toBe('large');
  expect(licenceNeeded(['{licence_full}, or {licence_large} with the kit'])).toBe('large');
  expect(licenceNeeded(['none'])).toBeNull();
});
