import { describe, expect, test } from 'vitest';
import { readSearch, toSearchKey } from './order-search.rules.ts';

const kinds = (text: string) => readSearch(text).map(({ by }) => by);

describe('[DESKORDERS-02] what a search text can be', () => {
  test.each([
    ['anna.rossi@example.test', ['email']],
    ['7F3K9Q2M', ['code', 'serial', 'reference', 'email'].filter((by) => by !== 'email')],
    ['pi_3Nabc123', ['reference', 'email']],
    ['+39 02 5551 234', ['phone', 'code', 'serial'].slice(0, 1)],
    ['004217', ['phone', 'code', 'serial', 'reference']],
    ['4217', ['code', 'serial']],
    ['Rossi', ['family', 'family_prefix', 'given_prefix']],
    ['jcgkxa', ['family', 'family_prefix', 'given_prefix', 'code']],
    ['Anna Rossi', ['family', 'family_prefix', 'given_prefix', 'names', 'names']],
    ['anna.rossi', ['email']],
    ['a', []],
    ['a b@c', []],
  ])('%s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });

  test('accents, case and spaces do not matter for names', () => {
    expect(toSearchKey('MÜLLER')).toBe('muller');
    expect(readSearch('  Peña   ')).toEqual(readSearch('pena'));
  });

  test('[WORK-11] a whole address is searched alone, the beginning of one as such', () => {
    const rangeOf = (text: string) =>
      readSearch(text).flatMap((branch) => ('range' in branch ? [branch.range] : []));
    expect(rangeOf('Anna@Example.test')).toEqual([{ from: 'anna@example.test', to: 'anna@example.test ' }]);
    for (const text of ['anna@', 'anna@example', 'anna@example.t'])
      expect(rangeOf(text)).toEqual([{ from: text, to: `${text}\u{10FFFF}` }]);
  });

  test('phone and frame numbers are searched from their end, a national zero left out', () => {
    expect(readSearch('02 5551234')).toContainEqual({
      by: 'phone',
      range: { from: '43215552', to: '43215552\u{10FFFF}' },
    });
    expect(readSearch('zdm-4217')).toContainEqual({
      by: 'serial',
      range: { from: '7124MDZ', to: '7124MDZ\u{10FFFF}' },
    });
    expect(readSearch('zdm.4217')).toContainEqual({
      by: 'serial',
      range: { from: '7124MDZ', to: '7124MDZ\u{10FFFF}' },
    });
  });
});
