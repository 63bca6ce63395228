import { describe, expect, test } from 'vitest';
import { toReviewsView } from './reviews-view.server.ts';

const quote = (locale: string) => ({ stars: 5, text: locale, author: '', place: '', locale });
const summary = (...locales: string[]) => ({
  source: 'own' as const,
  word: '',
  stats: { average: 5, count: 3, distribution: [100, 0, 0, 0, 0], counts: [3, 0, 0, 0, 0] },
  quotes: locales.map(quote),
});
const shown = (lang: string, ...locales: string[]) =>
  toReviewsView(summary(...locales), lang).quotes.map(({ text }) => text);

describe('quotes of a product page', () => {
  test('are in the language of the page or in English [REVIEWS-09]', () => {
    expect(shown('it', 'it', 'en', 'ar')).toEqual(['it', 'en']);
    expect(shown('es', 'es-419', 'de', 'ja')).toEqual(['es-419']);
  });

  test('are in other languages where there are no such ones', () => {
    expect(shown('ja', 'it', 'de')).toEqual(['it', 'de']);
  });
});
