import type { LetterText } from '@paddock/server/features/letters/letter-blocks.contract.ts';
import { expect, test } from 'vitest';
import { addBlock } from '../content/blocks/change-blocks.ts';
import { toDoc, toValues } from '../content/blocks/content-doc.ts';
import { checkLetter, letterOf, prefixOf, savedOf, writtenLocales } from './letter-doc.ts';

const it: LetterText = {
  subject: 'Primavera',
  preview: 'Due modelli',
  blocks: [
    { type: 'heading', id: 'aaaaaaaaaaaa', text: 'Ciao' },
    { type: 'picture', id: 'bbbbbbbbbbbb', image: 'museum-hall', alt: '' },
    { type: 'article', id: 'cccccccccccc', article: 7 },
  ],
};
const letter = { name: 'Spring', revision: 3, texts: { it, en: { ...it, subject: 'Spring' } } };

test('[LETTERS-17] a letter comes out of the editor as it went in, in each language', () => {
  const { values, revision } = savedOf(letter);
  expect(revision).toBe('3');
  expect(writtenLocales(values).sort()).toEqual(['en', 'it']);
  expect(letterOf(values)).toEqual({ name: 'Spring', texts: letter.texts });
  expect(checkLetter(values).success).toBe(true);
});

test('[LETTERS-17] a letter is incomplete while a block of any language is empty', () => {
  const { values } = savedOf(letter);
  const { doc } = addBlock(toDoc(values, prefixOf('it')), 'letter_button', null);
  const changed = { ...values, ...toValues(doc, prefixOf('it')) };
  expect(checkLetter(changed).success).toBe(false);
  expect(checkLetter({ ...values, name: '' }).success).toBe(false);
});
