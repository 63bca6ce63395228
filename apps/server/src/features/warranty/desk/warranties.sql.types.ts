// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WarrantiesOldestSql {
  name: 'warranties_oldest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    part: string;
    bike: string | null;
    serial: string;
    customer: string | null;
    store: string;
    created_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
  };
  computed: 'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
}

export interface WarrantiesNewestSql {
  name: 'warranties_newest';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: Date | string | null, $4: number | bigint | null, $5: number | bigint | null];
  row: {
    id: number;
    key: string | null;
    site: string;
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    part: string;
    bike: string | null;
    serial: string;
    customer: string | null;
    store: string;
    created_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
  };
  computed: 'key' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
}

export interface WarrantiesFoundSql {
  name: 'warranties_found';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    id: number | null;
    key: string | null;
    site: string;
    code: string | null;
    status: string | null;
    part: string | null;
    bike: string | null;
    serial: string;
    customer: string | null;
    store: string;
    created_at: string | null;
    due_at: string | null;
    is_overdue: boolean | null;
  };
  computed: 'id' | 'key' | 'code' | 'status' | 'part' | 'bike' | 'customer' | 'created_at' | 'due_at' | 'is_overdue';
}

export interface WarrantiesCountSql {
  name: 'warranties_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface WarrantyContextSql {
  name: 'warranty_context';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    site: string;
    locale: string;
    due_at: string | null;
    is_overdue: boolean | null;
    purchased_on: string | null;
    is_covered_now: boolean | null;
    owners: number | null;
    history: unknown;
    similar: unknown;
  };
  computed: 'due_at' | 'is_overdue' | 'purchased_on' | 'is_covered_now' | 'owners' | 'history' | 'similar';
}
