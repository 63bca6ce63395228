// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LockClaimKeysSql {
  name: 'lock_claim_keys';
  parameters: readonly [$1: readonly (number | bigint | null)[] | null];
  row: {
    pg_advisory_xact_lock: string | null;
  };
  computed: 'pg_advisory_xact_lock';
}

export interface TakeUnitsSql {
  name: 'take_units';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: string | null, $4: string | null, $5: number | bigint | null, $6: number | null, $7: number | null, $8: readonly (string | null)[] | null, $9: readonly Buffer[] | null, $10: readonly (number | null)[] | null, $11: readonly (number | null)[] | null, $12: number | null];
  row: {
    unitId: string | null;
    kind: string | null;
    claimedAt: Date | null;
    expiresAt: Date | null;
    product: string | null;
    refused: string | null;
    cap: number | null;
    waitUntil: Date | null;
  };
  computed: 'unitId' | 'kind' | 'claimedAt' | 'expiresAt' | 'product' | 'refused' | 'cap' | 'waitUntil';
}
