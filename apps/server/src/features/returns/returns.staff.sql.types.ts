// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffShowReturnSql {
  name: 'staff_show_return';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    shown: unknown;
  };
  computed: 'shown';
}

export interface StaffReturnDueSql {
  name: 'staff_return_due';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    is_whole: boolean | null;
    minor: number | null;
  };
  computed: 'is_whole' | 'minor';
}

export interface StaffOrderOfReturnSql {
  name: 'staff_order_of_return';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface StaffReturnStatusSql {
  name: 'staff_return_status';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    status: 'requested' | 'approved' | 'rejected' | 'received' | 'refunded' | 'withdrawn';
  };
  computed: never;
}
