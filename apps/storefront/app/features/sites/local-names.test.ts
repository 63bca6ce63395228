import { expect, test } from 'vitest';
import { familiesIn } from './local-names.server.ts';

const MODELS = ['Lupo 500', 'Lupo 800 Trail', 'Passo 700', 'Veloce 350 Classica'];

test('the families of some models, each once, apart from each other in every language', () => {
  const families = (lang: string) => familiesIn(lang, MODELS).replaceAll(/[\u2068\u2069]/g, '');
  expect(families('it-IT')).toBe('Lupo, Passo e Veloce');
  expect(families('ja-JP')).toBe('Lupo、Passo、Veloce');
  expect(families('zh-CN')).toBe('Lupo、Passo、Veloce');
  expect(families('km-KH')).toBe('Lupo, Passo, Veloce');
});
