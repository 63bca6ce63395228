// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AllowLongLockWaitSql {
  name: 'allow_long_lock_wait';
  parameters: readonly [];
  row: {
    set_config: string | null;
  };
  computed: 'set_config';
}

export interface LockFeedsSql {
  name: 'lock_feeds';
  parameters: readonly [$1: number | null];
  row: {
    pg_advisory_xact_lock: string | null;
  };
  computed: 'pg_advisory_xact_lock';
}

export interface FindStandingsSql {
  name: 'find_standings';
  parameters: readonly [$1: string | null, $2: number | null];
  row: {
    line: number | null;
    variantId: number | null;
    productId: number | null;
    product: string | null;
    storeId: number;
    listMinor: number | null;
    torn: boolean | null;
    claim: 'hold' | 'reservation' | 'sale';
    unit: unknown;
  };
  computed: 'line' | 'variantId' | 'productId' | 'product' | 'listMinor' | 'torn' | 'unit';
}

export interface LockUnitsSql {
  name: 'lock_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface InsertUnitsSql {
  name: 'insert_units';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface UpdateUnitsSql {
  name: 'update_units';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface StopUnitsSql {
  name: 'stop_units';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface RememberVersionsSql {
  name: 'remember_versions';
  parameters: readonly [$1: string | null, $2: number | null];
  row: object;
  computed: never;
}

export interface PassSoldSql {
  name: 'pass_sold';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: object;
  computed: never;
}

export interface StateReasonsSql {
  name: 'state_reasons';
  parameters: readonly [$1: string | null];
  row: {
    etd: string | null;
    move: string | null;
  };
  computed: 'etd' | 'move';
}

export interface AuditMovesSql {
  name: 'audit_moves';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}
