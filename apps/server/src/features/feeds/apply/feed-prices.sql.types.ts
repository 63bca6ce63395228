// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface FindPriceStandingsSql {
  name: 'find_price_standings';
  parameters: readonly [$1: string | null, $2: string | null, $3: number | null];
  row: {
    line: number | null;
    variantId: number | null;
    validFrom: Date | null;
    isDue: boolean | null;
    knownMinor: number | null;
    beforeMinor: number | null;
  };
  computed: 'line' | 'variantId' | 'validFrom' | 'isDue' | 'knownMinor' | 'beforeMinor';
}

export interface InsertPricesSql {
  name: 'insert_prices';
  parameters: readonly [$1: number | null, $2: string | null];
  row: object;
  computed: never;
}

export interface FollowListSql {
  name: 'follow_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    product: string;
  };
  computed: never;
}
