// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ProviderEventStoreSql {
  name: 'provider_event_store';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: string | null, $5: string | null, $6: string | null, $7: string | null, $8: string | null, $9: Buffer | null, $10: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface ProviderEventMatchSql {
  name: 'provider_event_match';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    provider: string;
    kind: string | null;
    provider_payment_ref: string | null;
    processed_at: Date | null;
    attempt_id: string | null;
  };
  computed: 'attempt_id';
}

export interface ProviderEventFinishSql {
  name: 'provider_event_finish';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: string | null, $5: boolean | null];
  row: object;
  computed: never;
}
