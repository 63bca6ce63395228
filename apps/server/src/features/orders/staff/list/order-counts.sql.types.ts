// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffOrderCountsSql {
  name: 'staff_order_counts';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    prepare: number | null;
    payment: number | null;
    handover: number | null;
    case: number | null;
  };
  computed: 'prepare' | 'payment' | 'handover' | 'case';
}
