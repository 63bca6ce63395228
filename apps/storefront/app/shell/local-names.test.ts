import { expect, test } from 'vitest';
import { familiesIn } from './local-names.server.ts';

const MODELS = ['Lupo 500', 'Lupo 800 Trail', 'Passo 700', 'Veloce 350 Classica'];

test('the families of some models, each once, apart from each other in every language', () => {
  const said = (lang: string) => familiesIn(lang, MODELS).replaceAll(/[\u2068\u2069]/g, '');
  expect(said('it-IT')).toBe('Lupo, Passo e Veloce');
  expect(said('ja-JP')).toBe('Lupo、Passo、Veloce');
  expect(said('zh-CN')).toBe('Lupo、Passo、Veloce');
  expect(said('km-KH')).toBe('Lupo, Passo, Veloce');
});
