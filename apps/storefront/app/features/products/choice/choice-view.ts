/** The colour and size a shopper looks at; null: none in particular. */
export type Choice = { color: number | null; size: number | null };

/** What is available in a colour and size; words and prices are in the page's language already. */
export type ChoiceOffer = Choice & {
  /** Of the cheapest unit; sold out: by the list. */
  price: string | null;
  count: number;
  days: number | null;
};

export type OfferView = { total: ChoiceOffer; choices: ChoiceOffer[] };
