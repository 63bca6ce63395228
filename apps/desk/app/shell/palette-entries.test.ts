import { expect, test } from 'vitest';
import { arrangeEntries, type Entry, readPaletteQuery } from './palette-entries.ts';

const entry = (kind: Entry['kind'], label: string): Entry => ({
  key: label,
  kind,
  label,
  icon: 'search',
  run: () => {},
});
const ENTRIES = [
  entry('site', 'España'),
  entry('place', 'Sales › Orders'),
  entry('place', 'Sales › Returns'),
  entry('action', 'Refund'),
  entry('found', 'María Vera'),
];
const shown = (typed: string) => arrangeEntries(ENTRIES, readPaletteQuery(typed)).map(({ label }) => label);

test('results come before actions, actions before screens; sites only when searched for', () => {
  expect(shown('')).toEqual(['María Vera', 'Refund', 'Sales › Orders', 'Sales › Returns']);
});

test('every word must match, without regard to accents and case', () => {
  expect(shown('ORD sales')).toEqual(['María Vera', 'Sales › Orders']);
  expect(shown('espana')).toEqual(['María Vera', 'España']);
});

test('a prefix shows one kind only', () => {
  expect(shown('>')).toEqual(['Refund']);
  expect(shown('@vera')).toEqual(['María Vera']);
  expect(shown('/esp')).toEqual(['España']);
});
