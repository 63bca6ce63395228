// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface PasskeyAskSql {
  name: 'passkey_ask';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
  row: object;
  computed: never;
}

export interface PasskeyTakeSql {
  name: 'passkey_take';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: number | bigint | null];
  row: {
    site_id: number;
  };
  computed: never;
}

export interface PasskeySweepSql {
  name: 'passkey_sweep';
  parameters: readonly [];
  row: {
    site_id: number;
  };
  computed: never;
}

export interface PasskeysSql {
  name: 'passkeys';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    id: number;
    credential_id: string;
    transports: string[];
    name: string;
    backed_up: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  computed: never;
}

export interface PasskeyInsertSql {
  name: 'passkey_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | bigint | null, $6: readonly (string | null)[] | null, $7: boolean | null, $8: string | null];
  row: {
    id: number;
    credential_id: string;
    transports: string[];
    name: string;
    backed_up: boolean;
    created_at: Date;
    last_used_at: Date | null;
  };
  computed: never;
}

export interface PasskeyDeleteSql {
  name: 'passkey_delete';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface PasskeySql {
  name: 'passkey';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: number;
    customer_id: number;
    public_key: Buffer;
    counter: number;
  };
  computed: never;
}

export interface PasskeyUseSql {
  name: 'passkey_use';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null, $4: boolean | null];
  row: {
    id: number;
  };
  computed: never;
}
