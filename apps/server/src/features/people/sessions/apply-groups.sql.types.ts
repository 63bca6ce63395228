// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffEndLostGroupsSql {
  name: 'staff_end_lost_groups';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    id: number;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    group_name: string;
  };
  computed: never;
}

export interface StaffGiveByGroupsSql {
  name: 'staff_give_by_groups';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null];
  row: {
    id: number;
    role: string;
    scope_kind: string;
    scope_ref: string | null;
    group_name: string;
  };
  computed: never;
}
