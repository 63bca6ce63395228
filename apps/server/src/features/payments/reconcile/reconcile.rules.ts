import type { ListedPayment } from '../providers/adapter.ts';
import type { BookedCharge } from './reconcile.sql.ts';

export type DifferenceKind =
  /** Money at the provider that no posting of ours knows. */
  'orphan_charge' | 'missing_at_provider' | 'amount_mismatch' | 'refund_mismatch' | 'double_charge';

export interface Difference {
  readonly kind: DifferenceKind;
  readonly txnId: string;
  readonly reference: string | null;
  readonly oursMinor: number | null;
  readonly theirsMinor: number | null;
  readonly currency: string;
}

/** The provider's list against our ledger, by transaction. `from`: older bookings of ours are not in the list. */
export function compare(
  listed: readonly ListedPayment[],
  booked: readonly BookedCharge[],
  from: Date,
): { readonly matched: number; readonly differences: readonly Difference[] } {
  const ours = new Map(booked.map((one) => [one.txn_id, one]));
  const theirs = new Map(listed.map((one) => [one.txnId, one]));
  const differences: Difference[] = [];
  let matched = 0;
  for (const { txnId, reference, amountMinor, refundedMinor, currency } of listed) {
    const own = ours.get(txnId);
    const base = { txnId, reference, currency };
    if (!own) differences.push({ ...base, kind: 'orphan_charge', oursMinor: null, theirsMinor: amountMinor });
    else if (own.amount_minor !== amountMinor || own.currency !== currency)
      differences.push({
        ...base,
        kind: 'amount_mismatch',
        oursMinor: own.amount_minor,
        theirsMinor: amountMinor,
      });
    else if (own.refunded_minor !== refundedMinor)
      differences.push({
        ...base,
        kind: 'refund_mismatch',
        oursMinor: own.refunded_minor,
        theirsMinor: refundedMinor,
      });
    else matched += 1;
  }
  for (const own of booked) {
    if (own.occurred_at < from || theirs.has(own.txn_id)) continue;
    const { txn_id: txnId, attempt_id: reference, currency, amount_minor: oursMinor } = own;
    differences.push({
      kind: 'missing_at_provider',
      txnId,
      reference,
      currency,
      oursMinor,
      theirsMinor: null,
    });
  }
  return { matched, differences };
}
