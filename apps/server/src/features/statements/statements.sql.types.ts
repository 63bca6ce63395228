// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface BankAccountsSql {
  name: 'bank_accounts';
  parameters: readonly [$1: readonly (number | null)[] | null];
  row: {
    site: string;
    id: number;
    name: string;
    number: string;
    holder: string;
    bic: string | null;
    currency: string;
    csv_columns: unknown;
    closing_minor: number | null;
    closed_on: string | null;
  };
  computed: 'csv_columns';
}

export interface BankAccountSaveSql {
  name: 'bank_account_save';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BankAccountLockSql {
  name: 'bank_account_lock';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null];
  row: {
    id: number;
    currency: string;
    csv_columns: unknown;
    closing_minor: number | null;
    closed_on: string | null;
  };
  computed: 'csv_columns';
}

export interface BankAccountCloseSql {
  name: 'bank_account_close';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: Date | string | null];
  row: object;
  computed: never;
}

export interface BankStatementsOfFileSql {
  name: 'bank_statements_of_file';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BankStatementInsertSql {
  name: 'bank_statement_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: Buffer | null, $6: number | null, $7: string | null, $8: Date | string | null, $9: Date | string | null, $10: number | bigint | null, $11: number | bigint | null, $12: boolean | null, $13: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface BankStatementsSql {
  name: 'bank_statements';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: Date | string | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    site: string;
    id: number;
    account: unknown;
    format: 'camt053' | 'mt940' | 'csv';
    file_name: string;
    from_on: string | null;
    to_on: string | null;
    currency: string;
    opening_minor: number | null;
    closing_minor: number | null;
    overrides_balance: boolean;
    imported_at: string | null;
    lines_in: number | null;
    lines_out: number | null;
    open: number | null;
    in_minor: number | null;
  };
  computed: 'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor';
}

export interface BankStatementsCountSql {
  name: 'bank_statements_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: number | bigint | null];
  row: {
    count: number | null;
  };
  computed: 'count';
}

export interface BankStatementSql {
  name: 'bank_statement';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    site: string;
    id: number;
    account: unknown;
    format: 'camt053' | 'mt940' | 'csv';
    file_name: string;
    from_on: string | null;
    to_on: string | null;
    currency: string;
    opening_minor: number | null;
    closing_minor: number | null;
    overrides_balance: boolean;
    imported_at: string | null;
    lines_in: number | null;
    lines_out: number | null;
    open: number | null;
    in_minor: number | null;
  };
  computed: 'account' | 'imported_at' | 'lines_in' | 'lines_out' | 'open' | 'in_minor';
}
