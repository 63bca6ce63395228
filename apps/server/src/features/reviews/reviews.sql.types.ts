// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReviewSummarySql {
  name: 'review_summary';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    sku: string;
    isService: boolean | null;
    counts: number[] | null;
    quotes: unknown;
  };
  computed: 'isService' | 'counts' | 'quotes';
}

export interface ReviewPageSql {
  name: 'review_page';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null, $6: number | bigint | null, $7: number | bigint | null];
  row: {
    isService: boolean | null;
    counts: number[] | null;
    total: number | null;
    reviews: unknown;
  };
  computed: 'isService' | 'counts' | 'total' | 'reviews';
}
