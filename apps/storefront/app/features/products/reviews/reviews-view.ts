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
