import { expect, test } from 'vitest';
import { CATALOGUE_LOCALES } from './locales.ts';
import { fullName, greetingName, postalName } from './names.ts';

test('a full name follows the language of the reader', () => {
  expect(fullName('Anna', 'Rossi', 'it')).toBe('Anna Rossi');
  expect(fullName('花子', '山田', 'ja')).toBe('山田 花子');
  expect(fullName('伟', '张', 'zh')).toBe('张伟');
  expect(fullName('Wei', 'Zhang', 'zh')).toBe('Zhang Wei');
  expect(fullName('Anh', 'Nguyễn', 'vi')).toBe('Nguyễn Anh');
  expect(fullName('សុខា', 'ចាន់', 'kh')).toBe('ចាន់ សុខា');
  expect(fullName('Madonna', '', 'en')).toBe('Madonna');
});

test('a greeting takes the family name in Japanese, the full name in Chinese and Khmer, the given name elsewhere', () => {
  expect(greetingName('花子', '山田', 'ja')).toBe('山田');
  expect(greetingName('花子', '', 'ja')).toBe('花子');
  expect(greetingName('伟', '张', 'zh')).toBe('张伟');
  expect(greetingName('志明', '陳', 'zh-Hant')).toBe('陳志明');
  expect(greetingName('សុខា', 'ចាន់', 'kh')).toBe('ចាន់ សុខា');
  expect(greetingName('Anh', 'Nguyễn', 'vi')).toBe('Anh');
  const others = CATALOGUE_LOCALES.filter((locale) => !['ja', 'zh', 'kh'].includes(locale));
  expect(new Set(others.map((locale) => greetingName('Anna', 'Rossi', locale)))).toEqual(new Set(['Anna']));
});

test('without a given name the greeting has no name', () => {
  expect(greetingName('', '山田', 'ja')).toBe('');
});

test('a name above an address follows the country', () => {
  expect(postalName('花子', '山田', 'JP')).toBe('山田 花子');
  expect(postalName('Hanako', 'Yamada', 'JP')).toBe('Hanako Yamada');
  expect(postalName('伟', '张', 'CN')).toBe('张伟');
  expect(postalName('Anh', 'Nguyễn', 'VN')).toBe('Nguyễn Anh');
  expect(postalName('Anna', 'Rossi', 'IT')).toBe('Anna Rossi');
});
