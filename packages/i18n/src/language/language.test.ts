import { describe, expect, test } from 'vitest';
import { findEditionMistakes, findMistakes, findUnusedExceptions } from './find-mistakes.ts';
import {
  type EditionGlossary,
  findFaults,
  type Glossary,
  listGlossaries,
  readGlossary,
} from './read-glossary.ts';
import { type LocaleText, listTexts, TEXT_KINDS, type TextKind } from './read-texts.ts';
import { INSERTED, splitPassages } from './split-passages.ts';
import { TYPOGRAPHY } from './typography/typography.ts';
import { compileForm } from './word-pattern.ts';

const english = readGlossary('en');
const plant = (text: string, kind: TextKind = 'interface', key = 'planted'): LocaleText => ({
  file: 'messages/en.json',
  key,
  kind,
  text,
});
const found = (text: string, kind?: TextKind) =>
  findMistakes([plant(text, kind)], english).map((mistake) => mistake.found);

describe('planted mistakes', () => {
  test.each([
    ['an old spelling', 'Enter your e-mail address.', ['e-mail']],
    ['at the start of a sentence', 'Sign in to order.', ['Sign in']],
    ['in one branch of a plural', '{count, plural, one {# photo} other {# photographs}}', ['photographs']],
    ['in a branch that is one word', '{count, plural, one {machine} other {bikes}}', ['machine']],
    ['over a link', 'We will <0>write</0> to you.', ['write to you']],
    ['in a page', '<p>The <b>money</b> goes back.</p>', ['money goes back']],
    ['over a no-break space', 'Please sign\u00a0in.', ['sign\u00a0in']],
    ['a straight apostrophe', "We can't connect.", ["'"]],
    ['straight quotes', 'Choose "Your data".', ['"']],
    ['two full stops', 'Something went wrong..', ['..']],
    ['three dots', 'Choose...', ['...']],
    ['two spaces', 'One  two.', ['  ']],
    ['a space before a comma', 'One , two.', [' ,']],
  ])('%s', (_, text, words) => expect(found(text)).toEqual(words));

  test('every forbidden form of the English glossary is found wherever it is forbidden', () => {
    for (const { term, forbidden, kinds } of english.terms)
      for (const form of forbidden)
        for (const kind of kinds ?? TEXT_KINDS) {
          const mistakes = findMistakes([plant(`So ${form.replaceAll('*', '')} here.`, kind)], english);
          expect(
            mistakes.map(({ instead }) => instead),
            `${form} in ${kind}`,
          ).toContain(term);
        }
  });
});

describe('planted mistakes in an edition', () => {
  const text = plant('The colour of the tyre.');
  const glossary: EditionGlossary = {
    locale: 'en-US',
    terms: [{ term: 'color', definition: 'American spelling', forbidden: ['colour*'] }],
    typography: [],
    exceptions: {},
    complete: true,
    dropped: [],
  };
  const search = (own: readonly LocaleText[], rules: EditionGlossary) =>
    findEditionMistakes({ shown: [text, ...own], own }, rules, english).map((mistake) => mistake.found);

  test('a form of the base is found in a text of the base once the edition is complete', () => {
    expect(search([], glossary)).toEqual(['colour']);
    expect(search([], { ...glossary, complete: false })).toEqual([]);
  });

  test('the rules of the base hold in the texts of the edition unless they are dropped', () => {
    const own = [plant('Sign in')];
    const term = english.terms.find(({ forbidden }) => forbidden.includes('sign in'))?.term ?? '';
    expect(search(own, { ...glossary, complete: false })).toEqual(['Sign in']);
    expect(search(own, { ...glossary, complete: false, dropped: [term] })).toEqual([]);
  });
});

describe('correct texts', () => {
  test.each([
    ['part of another word', 'Washing machinery and a design inspired by signing-inks.'],
    ['a value', 'Contact {email} or {stores}.'],
    ['a ratio', '{n} : 1'],
    ['an attribute of a link', '<p><a href="/contact">Contact us</a>.</p>'],
    ['two paragraphs', '<p>Please sign.</p><p>In store only.</p>'],
  ])('%s', (_, text) => expect(found(text)).toEqual([]));

  test('brand prose may call a motorcycle a machine, a label may not', () => {
    expect(found('A hundred years of machines.', 'brand')).toEqual([]);
    expect(found('A hundred years of machines.', 'mail')).toEqual(['machines']);
  });

  test('a key with an exception is not checked; an exception without its key is reported', () => {
    const glossary: Glossary = {
      ...english,
      exceptions: { quoted: 'The specification quotes it.', gone: 'x' },
    };
    const texts = [plant('Sign in', 'interface', 'quoted')];
    expect(findMistakes(texts, glossary)).toEqual([]);
    expect(findUnusedExceptions(texts, glossary)).toEqual(['gone']);
  });
});

describe('word patterns', () => {
  test.each([
    ['photograph*', 'en', 'Three photographs', true],
    ['photograph', 'en', 'Three photographs', false],
    ['panier', 'fr', 'Votre panier.', true],
    ['rower', 'pl', 'rowerowy', false],
    ['购物车', 'zh', '您的购物车是空的', true],
    ['عربة', 'ar', 'عربة التسوق', true],
    ["n'est pas", 'fr', 'Ce n’est pas', true],
    ['a.b', 'en', 'aXb', false],
  ])('%s in %s: %s', (form, locale, text, isFound) =>
    expect(compileForm(form, locale).test(text)).toBe(isFound),
  );
});

test('passages: placeholders are marked, branches and paragraphs are separate', () => {
  expect(splitPassages('{count, plural, one {# day of {place}} other {# days}} left')).toEqual([
    `# day of ${INSERTED}`,
    '# days',
    'left',
  ]);
  expect(splitPassages('{unit, select, ml {mi} other {km}}')).toEqual(['mi', 'km']);
  expect(splitPassages('<ul><li>One <b>two</b></li><li>Three</li></ul>')).toEqual(['One two', 'Three']);
});

test('technical fields of a page are no texts', () => {
  const page = {
    title: 'News',
    blocks: [{ type: 'text', html: '<p>A</p>', link: { to: 'stores', text: 'B' } }],
  };
  expect(listTexts(page, '')).toEqual([
    ['title', 'News'],
    ['blocks.0.html', '<p>A</p>'],
    ['blocks.0.link.text', 'B'],
  ]);
});

describe('glossaries', () => {
  test('English is there, with a definition for each term', () => {
    expect(listGlossaries()).toContain('en');
    expect(english.terms.length).toBeGreaterThanOrEqual(40);
    expect(english.typography.length).toBeLessThanOrEqual(Object.keys(TYPOGRAPHY).length);
  });

  test('a slip in the data is an error, not a rule that checks nothing', () => {
    const slips = {
      terms: [
        { term: 'bag', definition: '', forbidden: [' '] },
        { term: 'bag', definition: 'x', forbidden: [], kind: ['mail'] },
      ],
      typography: ['straight-quots'],
      exceptions: { key: '' },
    };
    expect(findFaults(JSON.parse(JSON.stringify(slips)))).toEqual([
      '"bag" is there twice',
      '"bag" has no definition',
      '"bag" has an empty form',
      '"bag" has an unknown field kind',
      'unknown typography rule straight-quots',
      'the exception key has no reason',
    ]);
  });
});
