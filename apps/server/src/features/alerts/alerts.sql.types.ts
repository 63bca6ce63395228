// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AlertOpenSql {
  name: 'alert_open';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: string | null, $10: string | null];
  row: {
    id: number;
    status: 'pending' | 'waiting' | 'told' | 'ended';
    model: string | null;
  };
  computed: 'model';
}

export interface AlertOpenOwnSql {
  name: 'alert_open_own';
  parameters: readonly [$1: number | null, $2: number | null, $3: number | null, $4: number | null, $5: string | null, $6: number | null, $7: number | null, $8: number | null, $9: number | bigint | null, $10: string | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface AlertFindSql {
  name: 'alert_find';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: {
    status: 'pending' | 'waiting' | 'told' | 'ended';
    product_id: number;
    slug: string;
  };
  computed: never;
}

export interface AlertConfirmSql {
  name: 'alert_confirm';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface AlertStopSql {
  name: 'alert_stop';
  parameters: readonly [$1: number | null, $2: number | bigint | null];
  row: object;
  computed: never;
}

export interface AlertEndSql {
  name: 'alert_end';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: number | bigint | null];
  row: {
    id: number;
  };
  computed: never;
}

export interface AlertListSql {
  name: 'alert_list';
  parameters: readonly [$1: number | null, $2: number | bigint | null, $3: string | null];
  row: {
    id: number;
    status: 'pending' | 'waiting' | 'told' | 'ended';
    color: string | null;
    size: string | null;
    place: string | null;
    radius_m: number | null;
    product: unknown;
    created_at: string | null;
  };
  computed: 'color' | 'size' | 'product' | 'created_at';
}
