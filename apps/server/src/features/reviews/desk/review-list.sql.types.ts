// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReviewsOldestSql {
  name: 'reviews_oldest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    code: string;
    status: 'waiting' | 'published' | 'refused';
    product: string;
    stars: number;
    title: string;
    author: string | null;
    locale: string;
    written_at: string | null;
  };
  computed: 'key' | 'written_at';
}

export interface ReviewsNewestSql {
  name: 'reviews_newest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    code: string;
    status: 'waiting' | 'published' | 'refused';
    product: string;
    stars: number;
    title: string;
    author: string | null;
    locale: string;
    written_at: string | null;
  };
  computed: 'key' | 'written_at';
}

export interface ReviewsCountSql {
  name: 'reviews_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}
