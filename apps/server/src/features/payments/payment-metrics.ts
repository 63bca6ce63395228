import { Counter, Gauge, Histogram, type Metric, type Registry } from 'prom-client';
import type { CaseKind } from './cases/cases.sql.ts';
import type { DifferenceKind } from './reconcile/reconcile.rules.ts';

// As records, so that a new kind without its counter does not compile.
const CASES: Record<CaseKind, 0> = {
  late_payment: 0,
  amount_mismatch: 0,
  double_charge: 0,
  orphan_charge: 0,
  missing_at_provider: 0,
  chargeback: 0,
  refund_by_hand: 0,
  underpaid: 0,
  overpaid: 0,
  unknown_too_long: 0,
};
const DIFFERENCES: Record<DifferenceKind, 0> = {
  orphan_charge: 0,
  missing_at_provider: 0,
  amount_mismatch: 0,
  refund_mismatch: 0,
  double_charge: 0,
};

export type PaymentMetrics = ReturnType<typeof createPaymentMetrics>;

/** The same registry may be asked twice (api and jobs of one test): the metrics are then the same too. */
export function createPaymentMetrics(registry: Registry, accounts: readonly string[] = []) {
  const metrics = registerPaymentMetrics(registry);
  // A counter that appears with its first difference shows no increase: these exist from the start.
  for (const kind of Object.keys(CASES)) metrics.cases.inc({ kind }, 0);
  for (const account of accounts) {
    metrics.orphanCharges.inc({ account }, 0);
    for (const kind of Object.keys(DIFFERENCES)) metrics.differences.inc({ account, kind }, 0);
  }
  return metrics;
}

function registerPaymentMetrics(registry: Registry) {
  const registers = [registry];
  const once = <M extends Metric>(name: string, make: () => M): M =>
    (registry.getSingleMetric(name) as M | undefined) ?? make();
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[]) =>
    once(name, () => new Counter<L>({ name, help, labelNames, registers }));
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
    settled: counter(
      'payment_attempts_settled_total',
      'Attempts that changed state, by provider, cause and the new state',
      ['provider', 'cause', 'status'],
    ),
    webhooks: counter('payment_webhooks_total', 'Notifications of providers by what became of them', [
      'provider',
      'outcome',
    ]),
    cases: counter('payment_cases_opened_total', 'Money that does not fit, by kind', ['kind']),
    refunds: counter('payment_refunds_total', 'Refunds by provider and state', ['provider', 'state']),
    refundsWithoutCase: counter(
      'payment_refunds_without_case_total',
      'Refunds by hand that the nightly check found without an open case; should stay 0',
      [],
    ),
    orphanCharges: counter(
      'payment_orphan_charges_total',
      'Charges at a provider that no posting of ours has, each counted once',
      ['account'],
    ),
    differences: counter(
      'payment_reconciliation_differences_total',
      'Differences between a provider and the ledger, by kind',
      ['account', 'kind'],
    ),
  };
}
