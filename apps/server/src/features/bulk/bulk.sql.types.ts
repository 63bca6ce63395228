// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BulkSitesSql {
  name: 'bulk_sites';
  parameters: readonly [$1: readonly (string | null)[] | null];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}

export interface BulkCreateSql {
  name: 'bulk_create';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null];
  row: {
    no: number;
  };
  computed: never;
}

export interface BulkReadSql {
  name: 'bulk_read';
  parameters: readonly [$1: string | null, $2: number | bigint | null];
  row: {
    run: unknown;
  };
  computed: 'run';
}

export interface BulkRowsSql {
  name: 'bulk_rows';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: number | null, $4: boolean | null, $5: number | null];
  row: {
    no: number;
    site: string;
    ref: string;
    dry_refusal: string | null;
    change: unknown;
    outcome: 'done' | 'refused' | null;
    refusal: string | null;
  };
  computed: 'change';
}

export interface BulkMoveSql {
  name: 'bulk_move';
  parameters: readonly [$1: string | null, $2: number | bigint | null, $3: string | null, $4: readonly (string | null)[] | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface BulkSweepSql {
  name: 'bulk_sweep';
  parameters: readonly [];
  row: {
    one: number | null;
  };
  computed: 'one';
}
