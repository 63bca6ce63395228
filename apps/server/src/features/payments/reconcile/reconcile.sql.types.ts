// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface ReconcileBookedSql {
  name: 'reconcile_booked';
  parameters: readonly [$1: number | null, $2: string | null, $3: Date | string | null];
  row: {
    attempt_id: string;
    order_id: number;
    order_code: string;
    txn_id: string;
    amount_minor: number;
    currency: string;
    occurred_at: Date;
    refunded_minor: number | null;
  };
  computed: 'refunded_minor';
}

export interface ReconcileStuckSql {
  name: 'reconcile_stuck';
  parameters: readonly [$1: number | null, $2: string | null];
  row: {
    id: string;
    order_id: number;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
  };
  computed: never;
}

export interface ReconcileReferencedSql {
  name: 'reconcile_referenced';
  parameters: readonly [$1: number | null, $2: string | null, $3: readonly (string | null)[] | null];
  row: {
    id: string;
    order_id: number;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
  };
  computed: never;
}

export interface InsertReportSql {
  name: 'insert_report';
  parameters: readonly [$1: number | null, $2: string | null, $3: string | null, $4: Date | string | null, $5: Date | string | null, $6: number | null, $7: string | null];
  row: object;
  computed: never;
}

export interface ReconcileSitesSql {
  name: 'reconcile_sites';
  parameters: readonly [];
  row: {
    id: number;
    slug: string;
  };
  computed: never;
}
