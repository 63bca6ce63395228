// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ContactInsertSql {
  name: 'contact_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: string | null, $10: string | null];
  row: {
    code: string;
    office_email: string | null;
    office_locale: string | null;
  };
  computed: 'office_email' | 'office_locale';
}

export interface ContactFindSql {
  name: 'contact_find';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    number: string;
    due_at: string | null;
  };
  computed: 'due_at';
}

export interface ContactDeskListSql {
  name: 'contact_desk_list';
  parameters: readonly [$1: number | null, $2: boolean | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    number: string;
    department: 'general' | 'technical' | 'marketing_sales' | 'parts_accessories' | 'international';
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
    is_overdue: boolean | null;
    age_seconds: number | null;
    total: number | null;
  };
  computed: 'received_at' | 'due_at' | 'answered_at' | 'is_overdue' | 'age_seconds' | 'total';
}

export interface ContactMeasureSql {
  name: 'contact_measure';
  parameters: readonly [$1: number | null];
  row: {
    waiting: number | null;
    overdue: number | null;
    answered_in_time: number | null;
    answered_late: number | null;
  };
  computed: 'waiting' | 'overdue' | 'answered_in_time' | 'answered_late';
}

export interface ContactAnswerSql {
  name: 'contact_answer';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    in_time: boolean | null;
  };
  computed: 'in_time';
}

export interface ContactOverdueSql {
  name: 'contact_overdue';
  parameters: readonly [];
  row: {
    site: string;
    overdue: number | null;
  };
  computed: 'overdue';
}
