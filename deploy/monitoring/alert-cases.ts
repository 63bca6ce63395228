/** A series in promtool's notation: one value per step. */
export type Series = Readonly<Record<string, string>>;

export interface AlertCase {
  /** A state that is near the limit and must not fire. */
  readonly quiet: Series;
  readonly fires: Series;
  /** Minutes after which it fires. */
  readonly within: number;
  /** Minutes between two values and two evaluations; 1 unless told. */
  readonly step?: number;
}

const calls = (job: string, ok: string, failed: string, route = '/x'): Series => ({
  [`http_request_duration_seconds_count{job="${job}",route="${route}",status="200"}`]: ok,
  [`http_request_duration_seconds_count{job="${job}",route="${route}",status="500"}`]: failed,
});

const CHECKOUT = 'job="api",route="/api/front/sales-orders/checkout"';
const placed = (count: string, paid: string): Series => ({
  'orders_placed_15m{site="it"}': count,
  'orders_paid_15m{site="it"}': paid,
});

/** One case for each alert of alerts.yml; a test compares the two lists. */
export const ALERT_CASES: Readonly<Record<string, AlertCase>> = {
  ApiErrorsFast: {
    quiet: calls('api', '0+990x90', '0+10x90'),
    fires: calls('api', '0+950x90', '0+50x90'),
    within: 80,
  },
  ApiErrorsSlow: {
    quiet: calls('api', '0+998x500', '0+2x500'),
    fires: calls('api', '0+990x500', '0+10x500'),
    within: 420,
  },
  PageErrorsFast: {
    quiet: calls('storefront', '0+998x90', '0+2x90'),
    fires: calls('storefront', '0+950x90', '0+50x90'),
    within: 80,
  },
  OrderCallsSlow: {
    quiet: {
      [`http_request_duration_seconds_bucket{${CHECKOUT},le="1"}`]: '0+1000x40',
      [`http_request_duration_seconds_count{${CHECKOUT}}`]: '0+1005x40',
    },
    fires: {
      [`http_request_duration_seconds_bucket{${CHECKOUT},le="1"}`]: '0+900x40',
      [`http_request_duration_seconds_count{${CHECKOUT}}`]: '0+1000x40',
    },
    within: 30,
  },
  ProcessDown: {
    quiet: {
      'up{job="worker",machine="one",instance="a"}': '1x10',
      'up{job="worker",machine="one",instance="b"}': '0x10',
    },
    fires: {
      'up{job="worker",machine="one",instance="a"}': '1 0x10',
      'up{job="worker",machine="two",instance="a"}': '1x10',
    },
    within: 5,
  },
  OneApiLeft: {
    quiet: { 'up{job="api",instance="a"}': '1x20', 'up{job="api",instance="b"}': '1x20' },
    fires: { 'up{job="api",instance="a"}': '1x20', 'up{job="api",instance="b"}': '0x20' },
    within: 10,
  },
  PageProbeFails: {
    quiet: { 'probe_success{job="pages",page="/it-it"}': '1x10' },
    fires: { 'probe_success{job="pages",page="/it-it"}': '0x10' },
    within: 5,
  },
  CertificateExpires: {
    quiet: { 'probe_ssl_earliest_cert_expiry{job="pages",page="/it-it"}': `${20 * 86_400}x30` },
    fires: { 'probe_ssl_earliest_cert_expiry{job="pages",page="/it-it"}': `${13 * 86_400}x30` },
    within: 20,
  },
  TwoBuilds: {
    quiet: { 'paddock_build_info{app="api",build="1",instance="a"}': '1x200' },
    fires: {
      'paddock_build_info{app="api",build="1",instance="a"}': '1x200',
      'paddock_build_info{app="api",build="2",instance="b"}': '1x200',
    },
    within: 150,
  },
  EventLoopBlocked: {
    quiet: { 'nodejs_eventloop_lag_p99_seconds{job="api",instance="a"}': '0.05x20' },
    fires: { 'nodejs_eventloop_lag_p99_seconds{job="api",instance="a"}': '0.8x20' },
    within: 10,
  },
  ShopStateUnknown: { quiet: { shop_state_up: '1x10' }, fires: { shop_state_up: '0x10' }, within: 5 },
  JobsWait: {
    quiet: {
      'jobs_oldest_seconds{task="mails.send"}': '0 30 60 90 110x10',
      'jobs_oldest_seconds{task="media.render"}': '900x20',
    },
    fires: { 'jobs_oldest_seconds{task="mails.send"}': '0 60 120 180 240 300' },
    within: 5,
  },
  JobsFailed: {
    quiet: { 'jobs_given_up{task="mails.send"}': '0x20' },
    fires: { 'jobs_given_up{task="mails.send"}': '1x20' },
    within: 10,
  },
  NoOrders: {
    quiet: placed('10x720', '5x720'),
    fires: placed('10x700 0x20', '5x700 0x20'),
    within: 10_680,
    step: 15,
  },
  OrdersUnpaid: { quiet: placed('20x40', '3x40'), fires: placed('20x40', '0x40'), within: 30 },
  ClaimsOverdue: {
    quiet: { 'unit_claims_overdue{kind="reservation"}': '1x5 0x20' },
    fires: { 'unit_claims_overdue{kind="reservation"}': '1x20' },
    within: 15,
  },
  PaymentsStuck: {
    quiet: {
      'payment_attempts_oldest_seconds{provider="stripe",status="unknown"}': '1000x20',
      'payment_attempts_oldest_seconds{provider="offline",status="processing"}': '86400x20',
    },
    fires: { 'payment_attempts_oldest_seconds{provider="stripe",status="unknown"}': '1900+60x20' },
    within: 10,
  },
  ProviderFails: {
    quiet: {
      'payment_provider_call_seconds_count{account="stripe-it",outcome="answered"}': '0+95x30',
      'payment_provider_call_seconds_count{account="stripe-it",outcome="no_answer"}': '0+5x30',
    },
    fires: {
      'payment_provider_call_seconds_count{account="stripe-it",outcome="answered"}': '0+50x30',
      'payment_provider_call_seconds_count{account="stripe-it",outcome="no_answer"}': '0+50x30',
    },
    within: 20,
  },
  PaymentCasesOpen: {
    quiet: { 'payment_cases_open{site="it"}': '1x30 0x60' },
    fires: { 'payment_cases_open{site="it"}': '1x90' },
    within: 80,
  },
  OrphanCharge: {
    quiet: { 'payment_orphan_charges_total{account="stripe-it"}': '3x20' },
    fires: { 'payment_orphan_charges_total{account="stripe-it"}': '0x5 1x20' },
    within: 8,
  },
  LedgerUnbalanced: {
    quiet: { ledger_unbalanced_postings: '0x50' },
    // Seen by one scrape only.
    fires: { ledger_unbalanced_postings: '0 1 0x50' },
    within: 40,
  },
  WebhooksWait: {
    quiet: { 'payment_webhooks_waiting{site="ec"}': '2x3 0x20' },
    fires: { 'payment_webhooks_waiting{site="ec"}': '2x20' },
    within: 10,
  },
  TaxRateMissing: {
    quiet: { 'site_tax_rate_missing{site="us"}': '1x3 _x20' },
    fires: { 'site_tax_rate_missing{site="us"}': '1x20' },
    within: 10,
  },
  UnitsOverdue: {
    quiet: { 'units_overdue{site="ec"}': '20x90' },
    fires: { 'units_overdue{site="ec"}': '21x90' },
    within: 80,
  },
  DeliveriesDelayed: {
    quiet: { 'deliveries_delayed_1d{site="ec"}': '20x20' },
    fires: { 'deliveries_delayed_1d{site="ec"}': '21x20' },
    within: 15,
  },
  StockHoarded: {
    quiet: { 'inventory_unpaid_share{site="ec"}': '0.2x20' },
    fires: { 'inventory_unpaid_share{site="ec"}': '0.4x20' },
    within: 15,
  },
  MailsFailed: {
    quiet: { mails_abandoned_total: '0 1 2 2x20' },
    fires: { mails_abandoned_total: '0 5 20x20' },
    within: 5,
  },
  DatabaseDown: { quiet: { pg_up: '1x10' }, fires: { pg_up: '0x10' }, within: 5 },
  WalNotArchived: {
    quiet: { pg_archiver_last_archived_seconds: '10 70 130 190 250 10x10', pg_archiver_failed_count: '4x20' },
    fires: { pg_archiver_last_archived_seconds: '310+60x10', pg_archiver_failed_count: '0x20' },
    within: 5,
  },
  BackupOld: {
    quiet: { backup_last_time_seconds: '0x30' },
    fires: { backup_last_time_seconds: `${-27 * 3600}x30` },
    within: 20,
  },
  NoSynchronousStandby: {
    quiet: { pg_synchronous_standbys: '1x10' },
    fires: { pg_synchronous_standbys: '0x10' },
    within: 5,
  },
  DiskFillsUp: {
    quiet: {
      'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4",instance="a"}': '30x20',
      'node_filesystem_size_bytes{mountpoint="/",fstype="ext4",instance="a"}': '100x20',
    },
    fires: {
      'node_filesystem_avail_bytes{mountpoint="/",fstype="ext4",instance="a"}': '10x20',
      'node_filesystem_size_bytes{mountpoint="/",fstype="ext4",instance="a"}': '100x20',
    },
    within: 10,
  },
  RedisDown: {
    quiet: {
      'rate_limit_insured_total{instance="a"}': '0 0 5x18',
      'http_request_duration_seconds_count{job="api",instance="a"}': '0+60x20',
    },
    fires: {
      'rate_limit_insured_total{instance="a"}': '0+30x20',
      'http_request_duration_seconds_count{job="api",instance="a"}': '0+60x20',
    },
    within: 15,
  },
  PoolWaits: {
    quiet: { 'db_pool_connections{state="waiting",instance="a"}': '1 0x20' },
    fires: { 'db_pool_connections{state="waiting",instance="a"}': '3x20' },
    within: 5,
  },
};
