// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface StaffCustomersSql {
  name: 'staff_customers';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | null];
  row: {
    id: number;
    site: string | null;
    name: string | null;
    email: string;
    phone: string | null;
    locale: string;
    is_verified: boolean | null;
    order_count: number | null;
    created_at: string | null;
  };
  computed: 'site' | 'name' | 'is_verified' | 'order_count' | 'created_at';
}

export interface StaffCustomerCountSql {
  name: 'staff_customer_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | null];
  row: {
    counted: number | null;
  };
  computed: 'counted';
}

export interface StaffCustomerSearchSql {
  name: 'staff_customer_search';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: Date | string | null, $7: number | bigint | null, $8: number | null, $9: number | null];
  row: {
    customer: unknown;
    counted: number | null;
  };
  computed: 'customer' | 'counted';
}

export interface StaffGuestSearchSql {
  name: 'staff_guest_search';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: number | null];
  row: {
    guest: unknown;
  };
  computed: 'guest';
}

export interface StaffCustomerSql {
  name: 'staff_customer';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    customer: unknown;
  };
  computed: 'customer';
}

export interface StaffCustomerRecentReadSql {
  name: 'staff_customer_recent_read';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: {
    recent: boolean | null;
  };
  computed: 'recent';
}
