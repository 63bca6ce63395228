// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface DeskTodaySql {
  name: 'desk_today';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    site: string;
    currency: string | null;
    orders: number | null;
    sales_minor: number | null;
    paid: number | null;
    orders_before: number | null;
    hours: number[] | null;
  };
  computed: 'currency' | 'orders' | 'sales_minor' | 'paid' | 'orders_before' | 'hours';
}

export interface DeskFaultsSql {
  name: 'desk_faults';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    mails_late: number | null;
    cases_open: number | null;
    units_overdue: number | null;
  };
  computed: 'mails_late' | 'cases_open' | 'units_overdue';
}
