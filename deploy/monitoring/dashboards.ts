export interface Panel {
  readonly title: string;
  readonly unit: 'short' | 's' | 'percentunit' | 'reqps' | 'bytes';
  /** Legend → PromQL. */
  readonly lines: Readonly<Record<string, string>>;
}

export interface Dashboard {
  readonly id: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

const quantile = (share: number, metric: string, labels: string, by: string) =>
  `histogram_quantile(${share}, sum by (le, ${by}) (rate(${metric}_bucket{${labels}}[5m])))`;

/** Written in Grafana's format by `node scripts/monitoring/check.ts --write`. */
export const DASHBOARDS: readonly Dashboard[] = [
  {
    id: 'shop',
    title: 'Shop',
    panels: [
      {
        title: 'Orders in 15 minutes',
        unit: 'short',
        lines: { '{{site}}': 'max by (site) (orders_placed_15m) > 0' },
      },
      {
        title: 'Paid in 15 minutes',
        unit: 'short',
        lines: { '{{site}}': 'max by (site) (orders_paid_15m) > 0' },
      },
      {
        title: 'Units held and reserved',
        unit: 'short',
        lines: { '{{kind}}': 'max by (kind) (unit_claims_live)' },
      },
      {
        title: 'Stock held without a payment',
        unit: 'percentunit',
        lines: { '{{site}}': 'topk(5, max by (site) (inventory_unpaid_share))' },
      },
      {
        title: 'Oldest waiting job',
        unit: 's',
        lines: { '{{task}}': 'topk(5, max by (task) (jobs_oldest_seconds))' },
      },
      {
        title: 'Later delivery days told',
        unit: 'short',
        lines: { '{{site}}': 'max by (site) (deliveries_delayed_1d) > 0' },
      },
    ],
  },
  {
    id: 'money',
    title: 'Money',
    panels: [
      {
        title: 'Payment attempts without a result',
        unit: 'short',
        lines: { '{{provider}} {{status}}': 'max by (provider, status) (payment_attempts_open)' },
      },
      {
        title: 'Oldest of them',
        unit: 's',
        lines: { '{{provider}}': 'max by (provider) (payment_attempts_oldest_seconds)' },
      },
      {
        title: 'Failed calls to providers',
        unit: 'percentunit',
        lines: {
          '{{account}}':
            'sum by (account) (rate(payment_provider_call_seconds_count{outcome!="answered"}[5m])) / sum by (account) (rate(payment_provider_call_seconds_count[5m]))',
        },
      },
      {
        title: 'Time of a call to a provider, 95 %',
        unit: 's',
        lines: { '{{account}}': quantile(0.95, 'payment_provider_call_seconds', '', 'account') },
      },
      { title: 'Open cases', unit: 'short', lines: { '{{site}}': 'max by (site) (payment_cases_open) > 0' } },
      {
        title: 'Differences with providers, orphan charges, unbalanced postings',
        unit: 'short',
        lines: {
          differences: 'sum(increase(payment_reconciliation_differences_total[1d]))',
          'orphan charges': 'sum(increase(payment_orphan_charges_total[1d]))',
          unbalanced: 'max(ledger_unbalanced_postings)',
        },
      },
    ],
  },
  {
    id: 'processes',
    title: 'Processes',
    panels: [
      {
        title: 'Requests',
        unit: 'reqps',
        lines: { '{{job}}': 'sum by (job) (rate(http_request_duration_seconds_count[5m]))' },
      },
      {
        title: 'Failed requests',
        unit: 'percentunit',
        lines: {
          '{{job}}':
            'sum by (job) (rate(http_request_duration_seconds_count{status=~"5.."}[5m])) / sum by (job) (rate(http_request_duration_seconds_count[5m]))',
        },
      },
      {
        title: 'Time to answer, 95 %',
        unit: 's',
        lines: { '{{job}}': quantile(0.95, 'http_request_duration_seconds', '', 'job') },
      },
      {
        title: 'Lag of the event loop, 99 %',
        unit: 's',
        lines: { '{{job}} {{instance}}': 'nodejs_eventloop_lag_p99_seconds' },
      },
      {
        title: 'Database connections',
        unit: 'short',
        lines: { '{{instance}} {{state}}': 'db_pool_connections' },
      },
      { title: 'Memory', unit: 'bytes', lines: { '{{job}} {{instance}}': 'process_resident_memory_bytes' } },
      {
        title: 'Refused by a limit',
        unit: 'reqps',
        lines: { '{{limit}} {{scope}}': 'sum by (limit, scope) (rate(http_requests_limited_total[5m]))' },
      },
      {
        title: 'Builds',
        unit: 'short',
        lines: { '{{app}} {{build}}': 'count by (app, build) (paddock_build_info)' },
      },
    ],
  },
  {
    id: 'data',
    title: 'Database and edge',
    panels: [
      {
        title: 'Since the log was archived',
        unit: 's',
        lines: { seconds: 'pg_archiver_last_archived_seconds' },
      },
      {
        title: 'Age of the backup',
        unit: 's',
        lines: { age: 'time() - backup_last_time_seconds' },
      },
      { title: 'Synchronous standbys', unit: 'short', lines: { standbys: 'pg_synchronous_standbys' } },
      {
        title: 'Disk left',
        unit: 'percentunit',
        lines: {
          '{{instance}} {{mountpoint}}':
            'node_filesystem_avail_bytes{fstype!~"tmpfs|overlay|squashfs"} / node_filesystem_size_bytes{fstype!~"tmpfs|overlay|squashfs"}',
        },
      },
      {
        title: 'Pages from the cache of the edge',
        unit: 'percentunit',
        lines: {
          hits: 'rate(varnish_main_cache_hit[5m]) / (rate(varnish_main_cache_hit[5m]) + rate(varnish_main_cache_miss[5m]))',
        },
      },
      { title: 'Threads of the edge', unit: 'short', lines: { threads: 'varnish_main_threads' } },
    ],
  },
];
