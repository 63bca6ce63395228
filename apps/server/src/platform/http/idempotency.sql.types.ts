// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface IdempotencyTakeSql {
  name: 'idempotency_take';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Buffer | null, $5: string | null, $6: number | null];
  row: {
    key: string;
  };
  computed: never;
}

export interface IdempotencyConfirmSql {
  name: 'idempotency_confirm';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    request_hash: Buffer;
    response_status: number | null;
    response_body: string | null;
    made: string | null;
  };
  computed: never;
}

export interface IdempotencyStoreSql {
  name: 'idempotency_store';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null];
  row: object;
  computed: never;
}

export interface IdempotencyKeepSql {
  name: 'idempotency_keep';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: string | null];
  row: {
    status: number | null;
    body: string | null;
  };
  computed: never;
}

export interface IdempotencyKeptSql {
  name: 'idempotency_kept';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    status: number | null;
    body: string | null;
  };
  computed: never;
}
