interface OrderNow {
  readonly status: string;
  readonly paymentStatus: string;
  readonly totalMinor: number;
  readonly currency: string;
}

interface AttemptNow {
  readonly amount_minor: number;
  readonly currency: string;
  readonly fx_quote: { readonly orderTotalMinor: number; readonly orderCurrency: string } | null;
  readonly cancel_reason: string | null;
}

export type MoneyEffect =
  | 'confirms'
  | 'reinstates'
  /** Cash on delivery: the order went ahead without it. */
  | 'pays_later'
  | 'comes_too_late'
  /** The order has been paid for already. */
  | 'second'
  /** It was agreed for another sum than the order has now. */
  | 'does_not_fit';

const WAITING = ['pending_confirmation', 'processing', 'payment_failed'];
// A shopper who cancelled, or replaced the order, does not want it reinstated.
const CANCELLED_BY_THE_CLOCK = ['deadline', 'payment_failed'];

/** What a capture means for its order as it stands now. */
export function decideMoneyEffect(order: OrderNow, attempt: AttemptNow): MoneyEffect {
  if (!['unpaid', 'authorised'].includes(order.paymentStatus)) return 'second';
  const worth = attempt.fx_quote?.orderTotalMinor ?? attempt.amount_minor;
  const currency = attempt.fx_quote?.orderCurrency ?? attempt.currency;
  if (worth !== order.totalMinor || currency !== order.currency) return 'does_not_fit';
  if (WAITING.includes(order.status)) return 'confirms';
  if (order.status === 'cancelled')
    return CANCELLED_BY_THE_CLOCK.includes(attempt.cancel_reason ?? '') ? 'reinstates' : 'comes_too_late';
  return ['returned', 'return_requested', 'refunded'].includes(order.status)
    ? 'comes_too_late'
    : 'pays_later';
}
