import { expect, test } from 'vitest';
import { TYPOGRAPHY, type TypographyRule } from './typography.ts';

const CASES: readonly (readonly [rule: TypographyRule, wrong: string[], right: string[]])[] = [
  ['straight-apostrophe', ["can't", "l'été"], ['can’t', '15 mm']],
  ['straight-quotes', ['"Lupo"'], ['“Lupo”', '« Lupo »']],
  ['three-dots', ['Choose...'], ['Choose…']],
  ['double-full-stop', ['Wrong..'], ['Wrong.', 'Choose...']],
  ['double-space', ['One  two'], ['One two']],
  ['space-before-punctuation', ['One , two', 'One :'], ['One, two', '11 : 1']],
  [
    'french-spaces',
    ['Prêt ?', 'Prêt?', 'Prêt : oui', 'Prêt: oui', '«Lupo »', '« Lupo»'],
    ['Prêt\u202f?', 'Prêt\u202f?!', 'Prêt\u00a0: oui', '«\u00a0Lupo\u00a0»', 'de 10:00 à 18:00', 'Quoi…?'],
  ],
  [
    'one-letter-words',
    ['Zapłać w sklepie', 'W sklepie', 'kolo s motorem'],
    ['w\u00a0sklepie', 'Falco R jest', 'aż tu'],
  ],
  [
    'half-width-punctuation',
    ['您好, 请登录', '完成!', '注文する.'],
    ['您好，请登录', '3.5 公里', 'Lupo 500, 红'],
  ],
  [
    'space-in-japanese',
    ['24 時間', 'Lupo 500 の', '\uFFFC に送信', 'あと \uFFFC'],
    ['24時間', 'Lupo 500の', 'Giro delle Marche', '\uFFFCに送信'],
  ],
  ['no-space-in-chinese', ['24小时', '约900 家', 'LED大灯'], ['24 小时', '3.5 公里', '编辑\uFFFC', '（A2）']],
  ['latin-punctuation', ['مرحبا, بكم', 'هل أنت جاهز?'], ['مرحبا، بكم', 'Lupo 500, أحمر']],
];

test.each(CASES)('%s', (rule, wrong, right) => {
  for (const text of wrong) expect(TYPOGRAPHY[rule].pattern.test(text), text).toBe(true);
  for (const text of right) expect(TYPOGRAPHY[rule].pattern.test(text), text).toBe(false);
});

test('every rule has its case', () => {
  expect(CASES.map(([rule]) => rule).sort()).toEqual(Object.keys(TYPOGRAPHY).sort());
});
