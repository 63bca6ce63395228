// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface SessionSql {
  name: 'session';
  parameters: readonly [$1: number | null, $2: Buffer | null];
  row: {
    token_id: number | null;
    customer_id: number;
    is_due: boolean | null;
    unseen: boolean | null;
  };
  computed: 'token_id' | 'is_due' | 'unseen';
}

export interface SessionSeenSql {
  name: 'session_seen';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: object;
  computed: never;
}

export interface SessionRotateSql {
  name: 'session_rotate';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: Buffer | null];
  row: {
    expires_at: Date;
  };
  computed: never;
}

export interface SessionConfirmSql {
  name: 'session_confirm';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface SessionConfirmedSql {
  name: 'session_confirmed';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface SessionOpenSql {
  name: 'session_open';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null, $4: string | null, $5: string | null];
  row: {
    expires_at: Date;
  };
  computed: never;
}

export interface SessionsSql {
  name: 'sessions';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    user_agent: string | null;
    created_at: Date;
    last_seen_at: Date | null;
    expires_at: Date;
  };
  computed: never;
}

export interface SessionEndSql {
  name: 'session_end';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TokensRevokeSql {
  name: 'tokens_revoke';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (string | null)[] | null, $4: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface TokensSweepSql {
  name: 'tokens_sweep';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}
