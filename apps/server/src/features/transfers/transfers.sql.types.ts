// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface TransferExpireOldSql {
  name: 'transfer_expire_old';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface TransferInsertSql {
  name: 'transfer_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null, $5: string | null];
  row: {
    id: number;
    expires_at: string | null;
    until: string | null;
    locale: string | null;
    given_name: string | null;
    from: string | null;
    bike: string | null;
  };
  computed: 'expires_at' | 'until' | 'locale' | 'given_name' | 'from' | 'bike';
}

export interface TransferCancelSql {
  name: 'transfer_cancel';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TransferTokenSql {
  name: 'transfer_token';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TransferOfferSql {
  name: 'transfer_offer';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null, $4: string | null];
  row: {
    name: string | null;
    picture: string | null;
    serial: string;
    values: string[] | null;
    warranty_years: number | null;
    days_left: number | null;
    time_left: unknown;
    from: string | null;
    warranty_until: string | null;
    expires_at: string | null;
    is_own: boolean | null;
  };
  computed: 'name' | 'picture' | 'values' | 'warranty_years' | 'days_left' | 'time_left' | 'from' | 'warranty_until' | 'expires_at' | 'is_own';
}

export interface TransferLockBikeSql {
  name: 'transfer_lock_bike';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}
