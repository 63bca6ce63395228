// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReturnOwnOrderSql {
  name: 'return_own_order';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ReturnReturnableSql {
  name: 'return_returnable';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    inTime: boolean | null;
    hasOpen: boolean | null;
    lines: unknown;
  };
  computed: 'inTime' | 'hasOpen' | 'lines';
}

export interface ReturnInsertSql {
  name: 'return_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface ReturnLockSql {
  name: 'return_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ReturnReadSql {
  name: 'return_read';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    siteId: number;
    id: number;
    orderId: number;
    code: string;
    status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn';
    unitIds: string[] | null;
    uninspected: string[] | null;
    linesMinor: number | null;
    isWhole: boolean | null;
  };
  computed: 'unitIds' | 'uninspected' | 'linesMinor' | 'isWhole';
}

export interface ReturnMoveSql {
  name: 'return_move';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null, $5: string | null, $6: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ReturnOutcomeSql {
  name: 'return_outcome';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: string | null];
  row: object;
  computed: never;
}
