// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WarrantyWaitingSql {
  name: 'warranty_waiting';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    reason: string | null;
    part: string;
    description: string;
    phone: string | null;
    bike: string | null;
    serial: string;
    warranty_until: string | null;
    lost: boolean | null;
    customer: string | null;
    email: string;
    store: string;
    created_at: string | null;
    age_seconds: number | null;
    files: unknown;
  };
  computed: 'bike' | 'warranty_until' | 'lost' | 'customer' | 'created_at' | 'age_seconds' | 'files';
}

export interface WarrantyInStatusSql {
  name: 'warranty_in_status';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
  row: {
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    reason: string | null;
    part: string;
    description: string;
    phone: string | null;
    bike: string | null;
    serial: string;
    warranty_until: string | null;
    lost: boolean | null;
    customer: string | null;
    email: string;
    store: string;
    created_at: string | null;
    age_seconds: number | null;
    files: unknown;
  };
  computed: 'bike' | 'warranty_until' | 'lost' | 'customer' | 'created_at' | 'age_seconds' | 'files';
}

export interface WarrantyCountSql {
  name: 'warranty_count';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    total: number | null;
  };
  computed: 'total';
}

export interface WarrantyDeskOneSql {
  name: 'warranty_desk_one';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    code: string;
    status: 'pending' | 'verified' | 'rejected' | 'in_repair' | 'closed';
    reason: string | null;
    part: string;
    description: string;
    phone: string | null;
    bike: string | null;
    serial: string;
    warranty_until: string | null;
    lost: boolean | null;
    customer: string | null;
    email: string;
    store: string;
    created_at: string | null;
    age_seconds: number | null;
    files: unknown;
  };
  computed: 'bike' | 'warranty_until' | 'lost' | 'customer' | 'created_at' | 'age_seconds' | 'files';
}

export interface WarrantyMailFactsSql {
  name: 'warranty_mail_facts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    email: string;
    locale: string;
    given_name: string;
    bike: string | null;
    serial: string;
    store: string;
  };
  computed: 'bike';
}
