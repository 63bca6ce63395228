// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyLockCartsSql {
  name: 'privacy_lock_carts';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: string;
  };
  computed: never;
}

export interface PrivacyLockOrdersSql {
  name: 'privacy_lock_orders';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface PrivacyLockCustomerSql {
  name: 'privacy_lock_customer';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    email: string;
    givenName: string;
    locale: string;
  };
  computed: never;
}

export interface PrivacyUnderWaySql {
  name: 'privacy_under_way';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    yes: boolean | null;
  };
  computed: 'yes';
}
