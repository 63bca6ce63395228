// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface CustomerSql {
  name: 'customer';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    given_name: string;
    family_name: string;
    email: string;
    phone: string | null;
    pending_email: string | null;
  };
  computed: 'pending_email';
}

export interface CredentialsSql {
  name: 'credentials';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    password_hash: string | null;
    is_verified: boolean | null;
  };
  computed: 'is_verified';
}

export interface OwnPasswordSql {
  name: 'own_password';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    email: string;
    password_hash: string | null;
  };
  computed: never;
}

export interface AccountByEmailSql {
  name: 'account_by_email';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    email: string;
    given_name: string;
    locale: string;
    is_verified: boolean | null;
  };
  computed: 'is_verified';
}

export interface AccountByIdSql {
  name: 'account_by_id';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    email: string;
    given_name: string;
    locale: string;
    is_verified: boolean | null;
  };
  computed: 'is_verified';
}

export interface CustomerInsertSql {
  name: 'customer_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface CustomerContestSql {
  name: 'customer_contest';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface CustomerProfileSql {
  name: 'customer_profile';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null, $6: string | null];
  row: {
    email: string;
  };
  computed: never;
}

export interface CustomerPasswordSql {
  name: 'customer_password';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null];
  row: {
    id: number;
    email: string;
    given_name: string;
    locale: string;
    is_verified: boolean | null;
  };
  computed: 'is_verified';
}

export interface CustomerPasswordDropSql {
  name: 'customer_password_drop';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface CustomerProveSql {
  name: 'customer_prove';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
    email: string;
    given_name: string;
    locale: string;
    is_verified: boolean | null;
  };
  computed: 'is_verified';
}
