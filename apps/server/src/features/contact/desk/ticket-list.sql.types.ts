// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TicketsWaitingSql {
  name: 'tickets_waiting';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | bigint | null, $4: Date | string | null, $5: string | null, $6: number | bigint | null];
  row: {
    id: string;
    key: string | null;
    site: string;
    number: string;
    department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international';
    channel: 'form' | 'mail';
    name: string;
    summary: string | null;
    locale: string;
    state: string | null;
    received_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
    taken_by: unknown;
  };
  computed: 'key' | 'summary' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
}

export interface TicketsEndedSql {
  name: 'tickets_ended';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: string | null, $5: number | bigint | null];
  row: {
    id: string | null;
    key: string | null;
    site: string;
    number: string | null;
    department: string | null;
    channel: string | null;
    name: string | null;
    summary: string | null;
    locale: string | null;
    state: string | null;
    received_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
    taken_by: unknown;
  };
  computed: 'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
}

export interface TicketsFoundSql {
  name: 'tickets_found';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: readonly (string | null)[] | null, $7: number | bigint | null];
  row: {
    id: string | null;
    key: string | null;
    site: string;
    number: string | null;
    department: string | null;
    channel: string | null;
    name: string | null;
    summary: string | null;
    locale: string | null;
    state: string | null;
    received_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
    taken_by: unknown;
  };
  computed: 'id' | 'key' | 'number' | 'department' | 'channel' | 'name' | 'summary' | 'locale' | 'state' | 'received_at' | 'due_at' | 'is_overdue' | 'taken_by';
}

export interface TicketCountSql {
  name: 'ticket_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}
