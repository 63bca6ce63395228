// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PrivacyRequestsSql {
  name: 'privacy_requests';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: Date | string | null, $4: number | bigint | null, $5: number | null];
  row: {
    request: unknown;
    at: string | null;
    id: number;
  };
  computed: 'request' | 'at';
}

export interface PrivacyRequestsCountSql {
  name: 'privacy_requests_count';
  parameters: readonly [$1: readonly (number | null)[] | null, $2: boolean | null, $3: number | null];
  row: {
    counted: number | null;
  };
  computed: 'counted';
}

export interface PrivacyRequestReadSql {
  name: 'privacy_request_read';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    request: unknown;
  };
  computed: 'request';
}

export interface PrivacyRequestLockSql {
  name: 'privacy_request_lock';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    code: string;
    kind: 'export' | 'erase' | 'correct';
    email: string;
    locale: string;
    status: 'received' | 'proved' | 'done' | 'refused';
    links: number;
  };
  computed: never;
}

export interface PrivacyRequestInsertSql {
  name: 'privacy_request_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: number | bigint | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface PrivacyRequestLinkSql {
  name: 'privacy_request_link';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    links: number;
  };
  computed: never;
}

export interface PrivacyRequestProveSql {
  name: 'privacy_request_prove';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    code: string;
  };
  computed: never;
}

export interface PrivacyRequestCloseSql {
  name: 'privacy_request_close';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: string | null];
  row: object;
  computed: never;
}
