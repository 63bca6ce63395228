// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BikesSql {
  name: 'bikes';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null];
  row: {
    id: number;
    serial: string;
    name: string | null;
    product_slug: string;
    picture: string | null;
    values: string[] | null;
    store: string | null;
    order_code: string | null;
    invoice_number: string | null;
    purchased_on: string | null;
    activated_at: string | null;
    expires_at: string | null;
    warranty_years: number | null;
    days_left: number | null;
    time_left: unknown;
    lost: boolean | null;
    lost_at: string | null;
    recovery_message: string | null;
    transfer: unknown;
  };
  computed: 'name' | 'picture' | 'values' | 'store' | 'order_code' | 'invoice_number' | 'purchased_on' | 'activated_at' | 'expires_at' | 'warranty_years' | 'days_left' | 'time_left' | 'lost' | 'lost_at' | 'transfer';
}

export interface BikeRegistrationsSql {
  name: 'bike_registrations';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: number | bigint | null];
  row: {
    id: number;
    serial: string;
    name: string | null;
    status: 'pending' | 'verified' | 'rejected';
    reason: string | null;
    created_at: string | null;
  };
  computed: 'name' | 'created_at';
}

export interface BikeLockOwnSql {
  name: 'bike_lock_own';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
    serial: string;
    name: string | null;
    lost: boolean | null;
    expired: boolean | null;
    email: string;
    locale: string;
    given_name: string;
  };
  computed: 'name' | 'lost' | 'expired';
}

export interface BikeCheckSql {
  name: 'bike_check';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    message: string | null;
  };
  computed: never;
}
