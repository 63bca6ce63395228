// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface GroupGrantsSql {
  name: 'group_grants';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: number | null, $5: number | null];
  row: {
    id: number;
    group: string;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    created_at: Date;
    until_at: Date | null;
    is_confirmed: boolean | null;
    created_by: string | null;
    holders: number | null;
    site_ids: number[] | null;
  };
  computed: 'is_confirmed' | 'created_by' | 'holders' | 'site_ids';
}

export interface GroupGrantCountSql {
  name: 'group_grant_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface GroupGrantInsertSql {
  name: 'group_grant_insert';
  parameters: readonly [$1: string | null, $2: string | null, $3: string | null, $4: string | null, $5: number | null, $6: Date | string | null, $7: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface GroupGrantEndOverSql {
  name: 'group_grant_end_over';
  parameters: readonly [];
  row: object;
  computed: never;
}

export interface GroupGrantLockSql {
  name: 'group_grant_lock';
  parameters: readonly [$1: number | null];
  row: {
    group: string;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    site_ids: number[] | null;
  };
  computed: 'site_ids';
}

export interface GroupGrantLockOpenSql {
  name: 'group_grant_lock_open';
  parameters: readonly [$1: number | null];
  row: {
    group_name: string;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    ended_at: Date | null;
    confirmed_at: Date | null;
  };
  computed: never;
}

export interface GroupGrantConfirmSql {
  name: 'group_grant_confirm';
  parameters: readonly [$1: number | null];
  row: object;
  computed: never;
}

export interface GroupGrantShortenSql {
  name: 'group_grant_shorten';
  parameters: readonly [$1: number | null, $2: Date | string | null];
  row: {
    staff_id: number;
  };
  computed: never;
}

export interface GroupGrantEndSql {
  name: 'group_grant_end';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    id: number;
    staff_id: number;
  };
  computed: never;
}
