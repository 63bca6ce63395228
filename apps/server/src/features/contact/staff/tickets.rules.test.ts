import { expect, test } from 'vitest';
import { readTicketSearch } from './tickets.rules.ts';

const words = (text: string) => readTicketSearch(text).words.map(({ from }) => from);

test('a text is read as a number without its spaces, and as words without accents, the longest first', () => {
  expect(readTicketSearch('7qk2 m9x4 hvtb').code).toBe('7QK2M9X4HVTB');
  expect(words('Forcella: rumoré')).toEqual(['forcella', 'rumore']);
  expect(words('ما المشكلة؟')).toEqual(['المشكلة', 'ما']);
});

test('an address is one word; single letters and repeated words are left out', () => {
  expect(words('Livia@Asks.example')).toEqual(['livia@asks.example']);
  expect(words('a fork fork')).toEqual(['fork']);
  expect(words(' ? ')).toEqual([]);
});
