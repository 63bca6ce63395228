// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LetterFactsSql {
  name: 'letter_facts';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null];
  row: {
    products: unknown;
    articles: unknown;
    pictures: unknown;
  };
  computed: 'products' | 'articles' | 'pictures';
}

export interface LetterChoicesSql {
  name: 'letter_choices';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    products: unknown;
    articles: unknown;
  };
  computed: 'products' | 'articles';
}
