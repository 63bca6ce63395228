// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface AlertsLockSql {
  name: 'alerts_lock';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    is_locked: boolean | null;
  };
  computed: 'is_locked';
}

export interface AlertsMatchSql {
  name: 'alerts_match';
  parameters: readonly [$1: number | null, $2: number | null];
  row: {
    alert_id: number;
    unit_id: string;
  };
  computed: never;
}

export interface AlertsMarkToldSql {
  name: 'alerts_mark_told';
  parameters: readonly [$1: number | null, $2: readonly (number | bigint | null)[] | null, $3: readonly (string | null)[] | null];
  row: {
    alert_id: number;
    unit_id: string | null;
    email: string;
    locale: string;
    color_id: number | null;
    filters: string[] | null;
  };
  computed: 'filters';
}

export interface AlertsUnitWordsSql {
  name: 'alerts_unit_words';
  parameters: readonly [$1: number | null, $2: readonly (string | null)[] | null, $3: readonly (string | null)[] | null];
  row: {
    unit_id: string;
    slug: string;
    name: string | null;
    color: string | null;
    size: string | null;
    store: string;
    city: string;
  };
  computed: 'name' | 'color' | 'size';
}

export interface UnsafeAlertArrivalsSql {
  name: 'unsafe_alert_arrivals';
  parameters: readonly [];
  row: {
    site_id: number;
    product_id: number;
  };
  computed: never;
}
