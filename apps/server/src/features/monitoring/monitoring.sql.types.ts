// Generated from the database by `npm run db:snapshot`. Do not edit.

export interface JobQueueStateSql {
  name: 'job_queue_state';
  parameters: readonly [];
  row: {
    task: string;
    waiting: number | null;
    failed: number | null;
    oldestSeconds: number | null;
  };
  computed: 'waiting' | 'failed' | 'oldestSeconds';
}

export interface RecentOrdersSql {
  name: 'recent_orders';
  parameters: readonly [];
  row: {
    site: string;
    placed: number | null;
    paid: number | null;
  };
  computed: 'placed' | 'paid';
}

export interface UnitClaimStateSql {
  name: 'unit_claim_state';
  parameters: readonly [];
  row: {
    kind: string | null;
    live: number | null;
    overdue: number | null;
  };
  computed: 'kind' | 'live' | 'overdue';
}

export interface OpenAttemptsSql {
  name: 'open_attempts';
  parameters: readonly [];
  row: {
    provider: string;
    status: 'created' | 'ready' | 'processing' | 'action_required' | 'unknown' | 'review' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'partly_refunded' | 'refunded' | 'disputed' | 'lost';
    open: number | null;
    stuck: number | null;
    oldestSeconds: number | null;
  };
  computed: 'open' | 'stuck' | 'oldestSeconds';
}

export interface SiteBacklogSql {
  name: 'site_backlog';
  parameters: readonly [];
  row: {
    site: string;
    overdueUnits: number | null;
    revisedPromises: number | null;
    openCases: number | null;
    waitingWebhooks: number | null;
  };
  computed: 'overdueUnits' | 'revisedPromises' | 'openCases' | 'waitingWebhooks';
}

export interface SitesWithoutTaxSql {
  name: 'sites_without_tax';
  parameters: readonly [];
  row: {
    site: string;
  };
  computed: never;
}

export interface NewestPostingSql {
  name: 'newest_posting';
  parameters: readonly [];
  row: {
    id: number | null;
  };
  computed: 'id';
}

export interface UnbalancedPostingsSql {
  name: 'unbalanced_postings';
  parameters: readonly [$1: number | bigint | null];
  row: {
    unbalanced: number | null;
  };
  computed: 'unbalanced';
}
