// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffReturnsSql {
  name: 'staff_returns';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    shown: unknown;
    total: number | null;
  };
  computed: 'shown' | 'total';
}

export interface StaffShowReturnSql {
  name: 'staff_show_return';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}

export interface StaffOrderOfReturnSql {
  name: 'staff_order_of_return';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    code: string;
  };
  computed: never;
}
