// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface LinkMintSql {
  name: 'link_mint';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null, $5: number | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface EmailChangeInsertSql {
  name: 'email_change_insert';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface EmailChangeGrantSql {
  name: 'email_change_grant';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null, $4: Buffer | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface LinkSql {
  name: 'link';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null];
  row: {
    id: number;
    customer_id: number;
    kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account';
    wanted: string | null;
    email: string;
  };
  computed: 'wanted';
}

export interface LinkUseSql {
  name: 'link_use';
  parameters: readonly [$1: number | null, $2: Buffer | null, $3: readonly (string | null)[] | null];
  row: {
    id: number;
    customer_id: number;
    kind: 'session' | 'recovery' | 'verification' | 'email_change' | 'order_link' | 'secure_account';
    wanted: string | null;
    email: string;
  };
  computed: 'wanted';
}
