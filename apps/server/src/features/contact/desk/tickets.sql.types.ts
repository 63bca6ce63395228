// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TicketShowSql {
  name: 'ticket_show';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site: string;
    number: string;
    department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international';
    channel: 'form' | 'mail';
    subject: string | null;
    name: string;
    email: string;
    phone: string | null;
    order_code: string | null;
    serial: string | null;
    message: string;
    locale: string;
    received_at: string | null;
    due_at: string | null;
    answered_at: string | null;
    closed_at: string | null;
    is_overdue: boolean | null;
    age_seconds: number | null;
    merged_into: string | null;
    taken_by: unknown;
    messages: unknown;
    context: unknown;
  };
  computed: 'received_at' | 'due_at' | 'answered_at' | 'closed_at' | 'is_overdue' | 'age_seconds' | 'merged_into' | 'taken_by' | 'messages' | 'context';
}

export interface TicketLockSql {
  name: 'ticket_lock';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string;
    email: string;
    locale: string;
    channel: 'form' | 'mail';
    taken_by: number | null;
    answered: boolean | null;
    closed: boolean | null;
    merged: boolean | null;
  };
  computed: 'answered' | 'closed' | 'merged';
}

export interface TicketReferencesSql {
  name: 'ticket_references';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    received_mail: number | null;
    ids: string[] | null;
  };
  computed: 'received_mail' | 'ids';
}

export interface TicketInsertReplySql {
  name: 'ticket_insert_reply';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null, $5: string | null, $6: string | null, $7: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TicketInsertNoteSql {
  name: 'ticket_insert_note';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: number | bigint | null];
  row: object;
  computed: never;
}

export interface TicketChangeSql {
  name: 'ticket_change';
  parameters: readonly [$1: number | null, $2: string | null, $3: boolean | null, $4: boolean | null, $5: number | bigint | null];
  row: {
    in_time: boolean | null;
  };
  computed: 'in_time';
}

export interface TicketMergeSql {
  name: 'ticket_merge';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}
