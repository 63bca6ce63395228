// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReleaseClaimsSql {
  name: 'release_claims';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    product: string;
  };
  computed: never;
}

export interface ReleaseHoldSql {
  name: 'release_hold';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null];
  row: object;
  computed: never;
}

export interface MoveClaimsEndSql {
  name: 'move_claims_end';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: Date | string | null];
  row: object;
  computed: never;
}

export interface ReleaseExpiredHoldsSql {
  name: 'release_expired_holds';
  parameters: readonly [];
  row: {
    id: number;
  };
  computed: never;
}

export interface DeleteOldClaimKeysSql {
  name: 'delete_old_claim_keys';
  parameters: readonly [$1: number | null];
  row: {
    claim_id: number;
  };
  computed: never;
}
