import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';

export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>;

/** The same registry may be asked twice (api and jobs of one test): the metrics are then the same too. */
export function createPaymentMetrics(registry: Registry) {
  const registers = [registry];
  const once = <M extends Metric>(name: string, make: () => M): M =>
    (registry.getSingleMetric(name) as M | undefined) ?? make();
  return {
    unpaidShare: once(
      'inventory_unpaid_share',
      () =>
        new Gauge({
          name: 'inventory_unpaid_share',
          help: 'Units held or reserved without a payment, as a share of those not sold, by site',
          labelNames: ['site'],
          registers,
        }),
    ),
    calls: once(
      'payment_provider_call_seconds',
      () =>
        new Histogram({
          name: 'payment_provider_call_seconds',
          help: 'Calls to providers by account, call and how they ended',
          labelNames: ['account', 'call', 'outcome'],
          buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
          registers,
        }),
    ),
    settled: once(
      'payment_attempts_settled_total',
      () =>
        new Counter({
          name: 'payment_attempts_settled_total',
          help: 'Attempts that changed state, by provider, cause and the new state',
          labelNames: ['provider', 'cause', 'status'],
          registers,
        }),
    ),
    webhooks: once(
      'payment_webhooks_total',
      () =>
        new Counter({
          name: 'payment_webhooks_total',
          help: 'Notifications of providers by what became of them',
          labelNames: ['provider', 'outcome'],
          registers,
        }),
    ),
    cases: once(
      'payment_cases_opened_total',
      () =>
        new Counter({
          name: 'payment_cases_opened_total',
          help: 'Money that does not fit, by kind',
          labelNames: ['kind'],
          registers,
        }),
    ),
    refunds: once(
      'payment_refunds_total',
      () =>
        new Counter({
          name: 'payment_refunds_total',
          help: 'Refunds by provider and state',
          labelNames: ['provider', 'state'],
          registers,
        }),
    ),
    refundsWithoutCase: once(
      'payment_refunds_without_case_total',
      () =>
        new Counter({
          name: 'payment_refunds_without_case_total',
          help: 'Refunds by hand that the nightly check found without an open case; should stay 0',
          registers,
        }),
    ),
    orphanCharges: once(
      'payment_orphan_charges_total',
      () =>
        new Counter({
          name: 'payment_orphan_charges_total',
          help: 'Charges at a provider that no posting of ours has, each counted once',
          labelNames: ['account'],
          registers,
        }),
    ),
    differences: once(
      'payment_reconciliation_differences_total',
      () =>
        new Counter({
          name: 'payment_reconciliation_differences_total',
          help: 'Differences between a provider and the ledger, by kind',
          labelNames: ['account', 'kind'],
          registers,
        }),
    ),
  };
}
