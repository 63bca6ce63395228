// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface WebhooksSql {
  name: 'webhooks';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    name: string;
    url: string;
    types: string[];
    disabled_reason: 'staff' | 'failing' | 'gone' | null;
    position: number;
    status: string | null;
    failing_since: string | null;
    last_success_at: string | null;
    created_at: string | null;
    pending: number | null;
    dead: number | null;
  };
  computed: 'status' | 'failing_since' | 'last_success_at' | 'created_at' | 'pending' | 'dead';
}

export interface WebhookInsertSql {
  name: 'webhook_insert';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: readonly (string | null)[] | null, $5: Buffer | null, $6: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface WebhookChangeSql {
  name: 'webhook_change';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: readonly (string | null)[] | null, $6: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface WebhookDeleteSql {
  name: 'webhook_delete';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface WebhookRotateSql {
  name: 'webhook_rotate';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface WebhookReplaySql {
  name: 'webhook_replay';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    position: number;
  };
  computed: never;
}

export interface WebhookDeadSql {
  name: 'webhook_dead';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    sequence: number;
    type: string;
    subject: string;
    attempts: number;
    last_status: number | null;
    last_error: string | null;
    created_at: string | null;
  };
  computed: 'created_at';
}

export interface WebhookPendingSql {
  name: 'webhook_pending';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: number | bigint | null];
  row: {
    sequence: number;
    type: string;
    subject: string;
    attempts: number;
    last_status: number | null;
    last_error: string | null;
    created_at: string | null;
    due_at: string | null;
  };
  computed: 'created_at' | 'due_at';
}

export interface WebhookRetrySql {
  name: 'webhook_retry';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: readonly (number | bigint | null)[] | null];
  row: {
    sequence: number;
  };
  computed: never;
}
