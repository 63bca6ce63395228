// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ViewRolesSql {
  name: 'view_roles';
  parameters: readonly [$1: number | null];
  row: {
    role: string;
  };
  computed: never;
}

export interface ViewsListSql {
  name: 'views_list';
  parameters: readonly [$1: number | bigint | null, $2: readonly (string | null)[] | null, $3: string | null];
  row: {
    id: string;
    list: string;
    name: string;
    address: string;
    is_pinned: boolean;
    shared_role: string | null;
    is_mine: boolean | null;
  };
  computed: 'is_mine';
}

export interface ViewSaveSql {
  name: 'view_save';
  parameters: readonly [$1: number | bigint | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: boolean | null, $7: string | null];
  row: {
    id: string;
    list: string;
    name: string;
    address: string;
    is_pinned: boolean;
    shared_role: string | null;
    is_mine: boolean | null;
  };
  computed: 'is_mine';
}

export interface ViewDeleteSql {
  name: 'view_delete';
  parameters: readonly [$1: number | bigint | null, $2: string | null];
  row: {
    id: string;
  };
  computed: never;
}
