// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReviewsOfStatusSql {
  name: 'reviews_of_status';
  parameters: readonly [$1: number | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    total: number | null;
    rows: unknown;
  };
  computed: 'total' | 'rows';
}

export interface ReviewsForStaffSql {
  name: 'reviews_for_staff';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    review: unknown;
  };
  computed: 'review';
}

export interface ReviewLockSql {
  name: 'review_lock';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    status: 'waiting' | 'published' | 'refused';
    slug: string;
  };
  computed: never;
}

export interface ReviewDecideSql {
  name: 'review_decide';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}

export interface ReviewAnswerSql {
  name: 'review_answer';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: object;
  computed: never;
}
