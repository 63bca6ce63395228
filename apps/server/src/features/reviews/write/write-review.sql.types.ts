// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReviewReviewableSql {
  name: 'review_reviewable';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    isDelivered: boolean | null;
    author: string | null;
    items: unknown;
  };
  computed: 'isDelivered' | 'author' | 'items';
}

export interface ReviewInsertSql {
  name: 'review_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null];
  row: {
    code: string;
  };
  computed: never;
}
