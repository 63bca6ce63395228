// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LoginLockSql {
  name: 'login_lock';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    seconds: number | null;
  };
  computed: 'seconds';
}

export interface LoginTrySql {
  name: 'login_try';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
  row: {
    failures: number;
  };
  computed: never;
}

export interface LoginTryReturnSql {
  name: 'login_try_return';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface LoginCounterDeleteSql {
  name: 'login_counter_delete';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface LoginCountersSweepSql {
  name: 'login_counters_sweep';
  parameters: readonly [];
  row: {
    site_id: number;
  };
  computed: never;
}
