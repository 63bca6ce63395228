import type { MonthlyLineView } from '../../monthly/monthly-view.ts';

/** The colour and size a shopper looks at; null: none in particular. */
export type Choice = { color: number | null; size: number | null };

/** What is available in a colour and size; words and prices are in the page's language already. */
export type ChoiceOffer = Choice & {
  /** Of the cheapest unit; sold out: by the list. */
  price: string | null;
  count: number;
  days: number | null;
  /** That price by the month; null where the site has no terms, or nothing is available. */
  monthly: { line: MonthlyLineView; priceMinor: number } | null;
};

export type OfferView = { total: ChoiceOffer; choices: ChoiceOffer[] };
