// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WishListKeysSql {
  name: 'wish_list_keys';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    slug: string;
    color: number | null;
    size: number | null;
    unit: string | null;
  };
  computed: never;
}

export interface WishListLockSql {
  name: 'wish_list_lock';
  parameters: readonly [$1: number | bigint | null, $2: number | bigint | null];
  row: {
    lock_wish_list: string | null;
  };
  computed: 'lock_wish_list';
}

export interface WishListAddSql {
  name: 'wish_list_add';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: readonly (number | null)[] | null, $5: readonly (number | null)[] | null, $6: readonly (string | null)[] | null, $7: number | null];
  row: {
    added: number | null;
    left_out: number | null;
    total: number | null;
  };
  computed: 'added' | 'left_out' | 'total';
}

export interface WishListRemoveSql {
  name: 'wish_list_remove';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | null, $5: number | null, $6: string | null];
  row: {
    id: number;
  };
  computed: never;
}
