import { expect, test } from 'vitest';
import { codeInWords } from './code-in-words.ts';

test.each([
  ['Approve €1,250.50'],
  ['Aprobar 1.250,50 €'],
  ['الموافقة على \u2066€1,250.50\u2069'],
  ['€1.250'],
  ['J. R. Paredes'],
  ['The bank reference has already paid for order ANHJF6S3WYT0. Book it as a split.'],
])('[WORK-10] a label with a sum, a name or a sentence keeps its points: %s', (text) => {
  expect(codeInWords(text)).toBe(text);
});

test.each([
  ['order.mail_again', 'order mail again'],
  ['already_shipped', 'already shipped'],
  ['payment.confirm', 'payment confirm'],
])('the code %s is shown as words', (code, words) => {
  expect(codeInWords(code)).toBe(words);
});
