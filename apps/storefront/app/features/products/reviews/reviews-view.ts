/** What owners say, with its numbers worded where the language's data is. */
export type ReviewsView = {
  average: number;
  averageText: string;
  count: number;
  word: string;
  /** Shares of five, four, three, two and one star. */
  shares: { stars: number; percent: number; text: string }[];
  quotes: { stars: number; text: string; author: string; place: string; lang: string }[];
};
