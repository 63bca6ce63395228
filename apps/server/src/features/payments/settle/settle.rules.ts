import type { FailureKind, ProviderPayment } from '../providers/adapter.ts';

export type PostingKind = 'captured' | 'refunded' | 'chargeback' | 'chargeback_won';

export interface BookedPosting {
  readonly kind: string;
  readonly txnId: string;
  readonly amountMinor: number;
}

/** What we know of an attempt before the provider is believed. */
export interface Known {
  readonly id: string;
  readonly status: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly postings: readonly BookedPosting[];
  /** How long its state has been unknown. */
  readonly unknownSeconds: number;
}

export interface Moves {
  /** Where the attempt goes; null: it stays. */
  readonly status: string | null;
  /** What the ledger does not have yet. */
  readonly postings: readonly (BookedPosting & { kind: PostingKind; occurredAt: Date | null })[];
  readonly failure: FailureKind | null;
  readonly trouble: readonly {
    kind: 'amount_mismatch' | 'double_charge' | 'chargeback' | 'orphan_charge';
    detail: object;
  }[];
}

// How far an attempt has come. A lower state never takes a higher one's place, so it does not matter in which order
// truths arrive. `unknown` is no truth: anything the provider says is more than that.
const RANK: Readonly<Record<string, number>> = {
  unknown: -1,
  created: 0,
  ready: 1,
  action_required: 2,
  processing: 3,
  review: 4,
  failed: 5,
  cancelled: 5,
  expired: 5,
  paid: 6,
  partly_refunded: 6,
  refunded: 6,
  disputed: 6,
  lost: 7,
};
export const isMoney = (status: string) => (RANK[status] ?? 0) >= 6;
export const isLive = (status: string) => (RANK[status] ?? 0) < 5;
/**
 * It cannot have been paid: the provider has no reference of it and no charge was sent. A create call that went
 * unanswered may have left an object at the provider, but no browser was shown it, and none will be once the attempt is
 * cancelled. `unknown` is never untouched: that is a charge without an answer.
 */
export const isUntouched = (attempt: {
  readonly status: string;
  readonly provider_ref: string | null;
  readonly provider_payment_ref: string | null;
  readonly hints: Readonly<Record<string, unknown>>;
}) =>
  ['created', 'ready'].includes(attempt.status) &&
  attempt.provider_ref === null &&
  attempt.provider_payment_ref === null &&
  !['charging_since', 'charge_sent', 'unknown_since', 'said_payment_ref'].some(
    (hint) => hint in attempt.hints,
  );

/** A payment may be in progress: until it is known, no other one is started. */
export const isUnderWay = (status: string) => ['processing', 'unknown', 'review'].includes(status);

const STATE_TO_STATUS = {
  open: 'ready',
  action_required: 'action_required',
  processing: 'processing',
  review: 'review',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;

// A charge that went unanswered may still be on its way into the provider's books.
const ABSENT_IS_SURE_AFTER_SECONDS = 120;

/**
 * The provider's truth about an attempt → what has to change. Decides nothing about the order, and takes no notice of
 * when a truth was heard: any sequence with the same truths in it ends alike.
 */
export function decide(known: Known, providerPayment: ProviderPayment): Moves {
  if (providerPayment.state === 'paid') return decidePaid(known, providerPayment);
  const none = { postings: [], trouble: [] } as const;
  if (providerPayment.state === 'absent') {
    const isSure = known.status === 'unknown' && known.unknownSeconds >= ABSENT_IS_SURE_AFTER_SECONDS;
    return { ...none, status: isSure ? 'failed' : null, failure: isSure ? 'provider_error' : null };
  }
  const status = STATE_TO_STATUS[providerPayment.state];
  const isUp = rankOf(status) > rankOf(known.status);
  return { ...none, status: isUp ? status : null, failure: isUp ? whyFailed(providerPayment) : null };
}

function whyFailed({ state, failure }: ProviderPayment): FailureKind | null {
  if (failure) return failure;
  if (state === 'failed') return 'declined';
  if (state === 'cancelled') return 'cancelled_by_shopper';
  return state === 'expired' ? 'not_answered' : null;
}

function decidePaid(known: Known, providerPayment: ProviderPayment): Moves {
  const mismatch = whyNotOurs(known, providerPayment);
  if (mismatch) {
    // The money is not booked: amount or reference differ. A case is opened for staff.
    const status = isMoney(known.status) || known.status === 'review' ? null : 'review';
    const trouble = [{ kind: 'amount_mismatch' as const, detail: mismatch }];
    return { status, postings: [], failure: null, trouble };
  }
  const heard = postingsOf(known, providerPayment);
  const fresh = withinCaptured(
    known,
    heard.filter(
      (one) => !known.postings.some(({ kind, txnId }) => kind === one.kind && txnId === one.txnId),
    ),
  );
  const all = [...known.postings, ...fresh];
  const isLost = known.status === 'lost' || providerPayment.disputes.some(({ state }) => state === 'lost');
  const status = statusOf(all, isLost);
  const captures = all.filter(({ kind }) => kind === 'captured');
  return {
    status: status === known.status ? null : status,
    postings: fresh,
    failure: null,
    trouble: [
      ...(captures.length > 1 && fresh.some(({ kind }) => kind === 'captured')
        ? [{ kind: 'double_charge' as const, detail: { transactions: captures.map(({ txnId }) => txnId) } }]
        : []),
      ...(fresh.some(({ kind }) => kind === 'chargeback')
        ? [{ kind: 'chargeback' as const, detail: { disputes: providerPayment.disputes } }]
        : []),
    ],
  };
}

const rankOf = (status: string) => RANK[status] ?? 0;

/** Amount and currency are what was agreed and our own reference is on it, or this is another payment. */
function whyNotOurs(known: Known, providerPayment: ProviderPayment): object | null {
  const ours = { amount: known.amountMinor, currency: known.currency, reference: known.id };
  const theirs = {
    amount: providerPayment.amountMinor,
    currency: providerPayment.currency,
    reference: providerPayment.reference,
  };
  const agrees =
    theirs.amount === ours.amount && theirs.currency === ours.currency && theirs.reference === ours.reference;
  return agrees ? null : { ours, theirs, transaction: providerPayment.txnId };
}

function postingsOf(known: Known, providerPayment: ProviderPayment): Moves['postings'] {
  const txnId =
    providerPayment.txnId ?? providerPayment.providerPaymentRef ?? providerPayment.providerRef ?? known.id;
  const { occurredAt } = providerPayment;
  const refunds = providerPayment.refunds.filter(({ state }) => state === 'succeeded');
  return [
    { kind: 'captured', txnId, amountMinor: known.amountMinor, occurredAt },
    ...refunds.map((refund) => ({
      kind: 'refunded' as const,
      txnId: refund.id,
      amountMinor: refund.amountMinor,
      occurredAt: refund.occurredAt,
    })),
    ...providerPayment.disputes.flatMap(({ id, amountMinor, state }) => [
      { kind: 'chargeback' as const, txnId: id, amountMinor, occurredAt: null },
      ...(state === 'won'
        ? [{ kind: 'chargeback_won' as const, txnId: id, amountMinor, occurredAt: null }]
        : []),
    ]),
  ];
}

/** Some providers name a part we know and then the whole under another name: no more goes back than came. */
function withinCaptured(known: Known, fresh: Moves['postings']): Moves['postings'] {
  let left = known.amountMinor - sumOf(known.postings, 'refunded');
  return fresh.flatMap((one) => {
    if (one.kind !== 'refunded') return [one];
    const amountMinor = Math.min(one.amountMinor, left);
    left -= amountMinor;
    return amountMinor > 0 ? [{ ...one, amountMinor }] : [];
  });
}

export const sumOf = (postings: readonly BookedPosting[], kind: PostingKind) =>
  postings.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amountMinor, 0);

/** What the ledger makes of a paid attempt. */
export function statusOf(postings: readonly BookedPosting[], isLost: boolean): string {
  if (isLost) return 'lost';
  if (sumOf(postings, 'chargeback') > sumOf(postings, 'chargeback_won')) return 'disputed';
  const refunded = sumOf(postings, 'refunded');
  if (refunded === 0) return 'paid';
  return refunded >= sumOf(postings, 'captured') ? 'refunded' : 'partly_refunded';
}

/** Which accounts a posting moves money between: debit, credit. */
export function accountsOf(kind: PostingKind, isOffline: boolean): readonly [string, string] {
  const cash = isOffline ? 'bank' : 'provider';
  switch (kind) {
    case 'captured':
      return [cash, 'sales'];
    case 'refunded':
      return ['refunds', cash];
    case 'chargeback':
      return ['disputes', cash];
    case 'chargeback_won':
      return [cash, 'disputes'];
  }
}
