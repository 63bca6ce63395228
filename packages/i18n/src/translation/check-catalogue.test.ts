import { describe, expect, test } from 'vitest';
import { checkCatalogue, checkEdition, findTranslationErrors, isReleaseCheck } from './check-catalogue.ts';

describe('a catalogue against the English one', () => {
  const count = '{count, plural, one {# item} other {# items}}';
  const polish = '{count, plural, one {# rzecz} few {# rzeczy} many {# rzeczy} other {# rzeczy}}';

  test.each([
    ['a lost placeholder', 'Go to {place}', 'Idź', 'a: placeholders “” → {place}'],
    ['another placeholder', 'Go to {place}', 'Idź do {miejsca}', 'a: placeholders “{miejsca}” → {place}'],
    [
      'a placeholder lost in a plural',
      'In {place}: {n, plural, one {#} other {#}}',
      polish.replaceAll('count', 'n'),
      'a: placeholders “{n}” → {n} {place}',
    ],
    ['a lost tag', 'Read the <0>terms</0>', 'Przeczytaj', 'a: tags “” → <0>'],
    ['another tag', 'Read the <0>terms</0>', 'Przeczytaj <1>to</1>', 'a: tags “<1>” → <0>'],
    ['an open tag', 'Read the <0>terms</0>', 'Przeczytaj <0>to', 'a: tags “<0>” → <0>'],
    ['lost plural forms', count, '{count, plural, one {#} other {#}}', 'a: plurals “” → few, many'],
    ['an open brace', 'Go to {place}', 'Idź do {place', 'a: syntax “Idź do {place”'],
    ['spaces instead of words', 'Bag', ' ', 'a: empty “”'],
  ])('%s is a mistake', (_, english, own, mistake) => {
    expect(checkCatalogue({ a: own }, { a: english }, 'pl')).toEqual({ missing: [], mistakes: [mistake] });
  });

  test('a complete translation has no mistakes', () => {
    expect(checkCatalogue({ a: polish }, { a: count }, 'pl')).toEqual({ missing: [], mistakes: [] });
  });

  test('an id that English does not have is a mistake', () => {
    expect(checkCatalogue({ z: 'Z' }, {}, 'pl').mistakes).toEqual(['z: not in English']);
  });

  test('a missing message fails the release check only, a mistake fails always', () => {
    const find = (isRelease: boolean) =>
      findTranslationErrors({ b: 'Idź' }, { a: 'A', b: 'Go to {place}' }, { locale: 'pl', isRelease });
    expect(find(false)).toEqual(['b: placeholders “” → {place}']);
    expect(find(true)).toEqual(['a: missing', 'b: placeholders “” → {place}']);
  });

  test('PADDOCK_RELEASE=1 asks for the release check', () => {
    expect(isReleaseCheck({ PADDOCK_RELEASE: '1' })).toBe(true);
    expect(isReleaseCheck({})).toBe(false);
  });
});

describe('an edition', () => {
  const english = { color: 'Colour', count: '{n} colours', link: '<0>Colour</0>' };
  test.each([
    ['a key that its base does not have', { gone: 'Color' }, ['gone: not in en']],
    ['a text that its base has too', { color: 'Colour' }, ['color: the same as in en']],
    ['another placeholder', { count: '{m} colors' }, ['count: placeholders “{m}” → {n}']],
    ['a lost tag', { link: 'Color' }, ['link: tags “” → <0>']],
    ['no mistake', { color: 'Color', count: '{n} colors' }, []],
  ])('%s', (_, overlay, mistakes) =>
    expect(checkEdition('en-US', overlay as Record<string, string>, english)).toEqual(mistakes),
  );

  test('a Swiss text that the spelling rule makes anyway', () =>
    expect(checkEdition('de-CH', { a: 'Strasse' }, { a: 'Straße' })).toEqual(['a: the same as in de']));

  test('a text in a syntax of its own is compared as a message', () => {
    const toMessage = (text: string) => text.replace('|mm', '');
    expect(checkEdition('en-US', { a: '{n|mm}' }, { a: '{n}' }, toMessage)).toEqual([]);
    expect(checkEdition('en-US', { a: '{m|mm}' }, { a: '{n}' }, toMessage)).toEqual([
      'a: placeholders “{m}” → {n}',
    ]);
  });
});
