import { intlTag } from '@paddock/i18n/digits';
import { languageTag } from '@paddock/i18n/locales';
import type { ReviewSummary } from '@paddock/server/contracts/reviews';

export function toReviewsView(summary: ReviewSummary, lang: string): ReviewsView {
  const { source, word, quotes } = summary;
  return {
    ...toRatingView(summary.stats, lang),
    word,
    quotes: pickReadable(quotes, lang).map(({ stars, text, author, place, locale }) => ({
      stars,
      text,
      author,
      place,
      lang: languageTag(locale),
    })),
    hasList: source === 'own' && summary.stats.count > 0,
  };
}

/** Quotes in the reader's language or in English; those in other languages only where there are no such ones. */
function pickReadable(quotes: ReviewSummary['quotes'], lang: string): ReviewSummary['quotes'] {
  const readable = quotes.filter(({ locale }) => ['en', lang.split('-')[0]].includes(locale.split('-')[0]));
  return readable.length > 0 ? readable : quotes;
}

/** The figures of all reviews in the digits of the language. */
export function toRatingView(stats: ReviewSummary['stats'], lang: string) {
  const one = new Intl.NumberFormat(intlTag(lang), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(intlTag(lang), { style: 'percent' });
  return {
    average: stats.average,
    averageText: one.format(stats.average),
    count: stats.count,
    shares: stats.distribution.map((share, index) => ({
      stars: 5 - index,
      percent: share,
      text: percent.format(share / 100),
      count: stats.counts[index] ?? 0,
    })),
  };
}

/** What owners say, with its numbers worded where the language's data is. */
export type ReviewsView = {
  average: number;
  averageText: string;
  count: number;
  word: string;
  /** Shares of five, four, three, two and one star, each in percent and as the number of reviews. */
  shares: { stars: number; percent: number; text: string; count: number }[];
  quotes: { stars: number; text: string; author: string; place: string; lang: string }[];
  /** There is a page with all of them. */
  hasList: boolean;
};
