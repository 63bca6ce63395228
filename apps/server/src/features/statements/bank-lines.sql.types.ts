// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BankLinesInsertSql {
  name: 'bank_lines_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BankLinesOfStatementSql {
  name: 'bank_lines_of_statement';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    site: string;
    id: number;
    statement_id: number;
    booked_on: string;
    bank_ref: string;
    amount_minor: number;
    currency: string;
    name: string;
    iban: string | null;
    text: string;
    state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned';
    bookings: unknown;
    note: string | null;
  };
  computed: 'bookings';
}

export interface BankLinesOpenSql {
  name: 'bank_lines_open';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
  row: {
    site: string;
    id: number;
    statement_id: number;
    booked_on: string;
    bank_ref: string;
    amount_minor: number;
    currency: string;
    name: string;
    iban: string | null;
    text: string;
    state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned';
    bookings: unknown;
    note: string | null;
  };
  computed: 'bookings';
}

export interface DueOrdersSql {
  name: 'due_orders';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
  row: {
    site: string;
    code: string;
    name: string | null;
    due_minor: number | null;
    paid_minor: number | null;
    currency: string;
    since_at: string | null;
    deadline_at: string | null;
    payment_ref: string | null;
    status: 'pending_confirmation' | 'processing' | 'confirmed' | 'preparing' | 'ready_for_pickup' | 'shipped' | 'delivered' | 'cancelled' | 'payment_failed' | 'return_requested' | 'returned' | 'refunded';
  };
  computed: 'name' | 'due_minor' | 'paid_minor' | 'since_at' | 'deadline_at';
}

export interface BankLineLockSql {
  name: 'bank_line_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    statement_id: number;
    booked_on: string;
    value_on: string;
    bank_ref: string;
    amount_minor: number;
    currency: string;
    state: 'new' | 'matched' | 'booked' | 'split' | 'not_ours' | 'returned';
    is_ref_shared: boolean | null;
  };
  computed: 'is_ref_shared';
}

export interface BankLineDecideSql {
  name: 'bank_line_decide';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: string | null, $6: number | bigint | null, $7: string | null];
  row: object;
  computed: never;
}
