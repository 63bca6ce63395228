import type { MailFacts } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';

type PayingBy = 'transfer' | 'cheque' | 'cash' | 'online';
type Opening =
  | 'received'
  | 'confirmed'
  | 'reminder'
  | 'failed'
  | 'late'
  | 'cancelled'
  | 'preparing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'refunded'
  | 'delivery_revised'
  | `return_${'requested' | 'approved' | 'rejected' | 'received'}`
  | 'withdrawal_received'
  | 'link'
  | 'review_invitation';
type Lead =
  | `received.${PayingBy}`
  | 'confirmed.paid'
  | 'confirmed.unpaid'
  | 'reminder.lead'
  | 'failed.lead'
  | 'failed.retry'
  | 'late.kept'
  | 'late.returned'
  | `cancelled.${'deadline' | 'customer' | 'shop' | 'replaced' | 'payment_failed'}`
  | 'cancelled.money'
  | 'preparing.lead'
  | 'ready.lead'
  | 'shipped.lead'
  | 'shipped.tracking'
  | 'delivered.lead'
  | 'refunded.lead'
  | 'delivery_revised.lead'
  | `return_${'requested' | 'approved' | 'rejected' | 'received'}.lead`
  | 'link.lead'
  | 'review_invitation.lead'
  | `withdrawal_received.${'lead' | 'cancelled' | 'refund' | 'returning' | 'waiting'}`;
type Step =
  | 'transfer'
  | 'cheque'
  | 'cash'
  | 'confirm'
  | 'prepare'
  | 'ship'
  | 'pickup'
  | 'ready_on'
  | 'arrive'
  | 'collect'
  | 'refund'
  | 'answer'
  | 'bring_back'
  | 'inspect';
type OrderFact =
  | 'return_code'
  | 'bring_back_by'
  | 'reason'
  | 'order_code'
  | 'sender'
  | 'items'
  | 'reply_to'
  | 'withdrawn_at'
  | 'told_on'
  | 'promised_on';

/** What a mail is made of, before it is put into words. */
export interface MailPlan {
  /** Names subject and title. */
  readonly opening: Opening;
  readonly leads: readonly Lead[];
  /** Shown if the mail was told them. */
  readonly facts: readonly OrderFact[];
  readonly steps: readonly Step[];
  readonly button: 'order' | 'pay' | 'retry' | 'review';
  /** The bank details of an order paid by transfer. */
  readonly bank: 'transfer' | 'cheque' | null;
  /** What was bought and where it goes; a short word about money needs neither. */
  readonly showOrder: boolean;
}

const PAYING_BY: Record<string, PayingBy> = {
  'bank-transfer': 'transfer',
  'check-payment': 'cheque',
  cash: 'cash',
};

const CANCELLED_BY: Record<string, Lead> = {
  deadline: 'cancelled.deadline',
  customer: 'cancelled.customer',
  withdrawal: 'cancelled.customer',
  replaced: 'cancelled.replaced',
  payment_failed: 'cancelled.payment_failed',
};

const ONLY_WHILE: Partial<Record<MailKind, readonly string[]>> = {
  order_received: ['pending_confirmation', 'processing'],
  payment_reminder: ['pending_confirmation'],
  payment_failed: ['payment_failed'],
  review_invitation: ['delivered'],
  delivery_revised: ['pending_confirmation', 'processing', 'confirmed', 'preparing'],
};

type OrderState = Pick<
  MailFacts['order'],
  'status' | 'payment_status' | 'email_confirmed' | 'is_unannounced' | 'has_failed_again'
>;

// Mails before anything is paid. Any visitor can place such an order under a foreign address.
const BEFORE_PAYMENT: ReadonlySet<MailKind> = new Set([
  'order_received',
  'order_confirmed',
  'payment_reminder',
  'payment_failed',
  'order_cancelled',
  'delivery_revised',
  'withdrawal_received',
]);

/** Whether a visitor could have caused this mail to a foreign address: those have a budget per mailbox. */
export const isUnverifiedGuestMail = (kind: MailKind, order: OrderState): boolean =>
  !order.email_confirmed && order.payment_status === 'unpaid' && BEFORE_PAYMENT.has(kind);

/**
 * Whether the order has gone on since: after a payment no mail says that it is missing, during a new one none says that
 * the last failed, and of several failed payments only the last is told. The end of an order that was cancelled while
 * its first mail waited for the budget is not told either.
 */
export const isOvertaken = (kind: MailKind, order: OrderState): boolean =>
  !(ONLY_WHILE[kind]?.includes(order.status) ?? true) ||
  (kind === 'payment_failed' && order.has_failed_again) ||
  (kind === 'order_cancelled' && order.is_unannounced && isUnverifiedGuestMail(kind, order));

const PLAIN_PLAN = {
  facts: [],
  steps: [] as Step[],
  button: 'order',
  bank: null,
  showOrder: true,
} as const;
// Which of the things go back is on the order's page.
const RETURN_PLAN = {
  ...PLAIN_PLAN,
  facts: ['return_code', 'bring_back_by'] as OrderFact[],
  showOrder: false,
};

type ReturnMailKind = Extract<MailKind, `return_${string}`>;
const isReturnMail = (kind: MailKind): kind is ReturnMailKind => kind.startsWith('return_');

/** How the withdrawal stood when it was acknowledged. */
interface WithdrawalState {
  readonly status: string;
  /** All items of the order. */
  readonly isWhole: boolean;
}

/** Mails that bring a link and nothing else. */
const LINK_PLANS: Record<'order_link' | 'review_invitation', MailPlan> = {
  order_link: { ...PLAIN_PLAN, opening: 'link', leads: ['link.lead'], showOrder: false },
  review_invitation: {
    ...PLAIN_PLAN,
    opening: 'review_invitation',
    leads: ['review_invitation.lead'],
    button: 'review',
    showOrder: false,
  },
};

/** What a kind of mail says about an order as it is now. */
export function planMail(
  kind: MailKind,
  facts: Pick<MailFacts, 'order' | 'payment'>,
  {
    hasTracking = false,
    withdrawal = null,
  }: { hasTracking?: boolean; withdrawal?: WithdrawalState | null } = {},
): MailPlan {
  if (isReturnMail(kind)) return planReturnMail(kind);
  if (kind === 'withdrawal_received') return planWithdrawalMail(facts.order, withdrawal);
  if (kind === 'order_link' || kind === 'review_invitation') return LINK_PLANS[kind];
  const { order, payment } = facts;
  const by = PAYING_BY[payment?.type ?? ''] ?? 'online';
  const isUnpaid = order.payment_status === 'unpaid';
  const handOver: Step[] = order.delivery_method === 'pickup' ? ['pickup', 'ready_on'] : ['ship', 'arrive'];
  const cash: Step[] = by === 'cash' && isUnpaid ? ['cash'] : [];
  const bank = by === 'transfer' || by === 'cheque' ? by : null;
  const pay: Step[] = bank ? [bank] : [];
  const plain = PLAIN_PLAN;
  switch (kind) {
    case 'order_received':
      return {
        ...plain,
        opening: 'received',
        leads: [`received.${by}`],
        steps: [...pay, 'confirm', 'prepare', ...handOver, ...cash],
        bank,
      };
    case 'order_confirmed':
      return {
        ...plain,
        opening: 'confirmed',
        leads: [isUnpaid ? 'confirmed.unpaid' : 'confirmed.paid'],
        steps: ['prepare', ...handOver, ...cash],
      };
    case 'payment_reminder':
      return {
        ...plain,
        opening: 'reminder',
        leads: ['reminder.lead'],
        steps: [...pay, 'confirm'],
        button: 'pay',
        bank,
      };
    case 'payment_failed':
      return {
        ...plain,
        opening: 'failed',
        leads: order.deadline_at ? ['failed.lead', 'failed.retry'] : ['failed.lead'],
        button: 'retry',
      };
    case 'payment_late':
      return planLateMail(order.status, handOver);
    case 'order_cancelled':
      return {
        ...plain,
        opening: 'cancelled',
        leads: [
          CANCELLED_BY[order.cancel_reason ?? ''] ?? 'cancelled.shop',
          ...(isUnpaid ? [] : (['cancelled.money'] as const)),
        ],
        steps: isUnpaid ? [] : ['refund'],
      };
    case 'order_preparing':
      return { ...plain, opening: 'preparing', leads: ['preparing.lead'], steps: [...handOver, ...cash] };
    case 'order_ready_for_pickup':
      return { ...plain, opening: 'ready', leads: ['ready.lead'], steps: ['collect', ...cash] };
    case 'order_shipped':
      return {
        ...plain,
        opening: 'shipped',
        leads: hasTracking ? ['shipped.lead', 'shipped.tracking'] : ['shipped.lead'],
        steps: ['arrive', ...cash],
      };
    case 'order_delivered':
      return { ...plain, opening: 'delivered', leads: ['delivered.lead'] };
    case 'order_refunded':
      return {
        ...plain,
        opening: 'refunded',
        leads: ['refunded.lead'],
        steps: ['refund'],
        showOrder: false,
      };
    case 'delivery_revised':
      return {
        ...plain,
        opening: 'delivery_revised',
        leads: ['delivery_revised.lead'],
        facts: ['told_on', 'promised_on'],
        steps: [order.delivery_method === 'pickup' ? 'pickup' : 'ship'],
      };
  }
}

/** Money after the end of an order: either it goes back, or the order goes on. */
function planLateMail(status: string, handOver: readonly Step[]): MailPlan {
  const isReturned = ['cancelled', 'refunded'].includes(status);
  return {
    ...PLAIN_PLAN,
    opening: 'late',
    leads: [isReturned ? 'late.returned' : 'late.kept'],
    steps: isReturned ? ['refund'] : ['prepare', ...handOver],
    showOrder: !isReturned,
  };
}

function planReturnMail(kind: ReturnMailKind): MailPlan {
  switch (kind) {
    case 'return_requested':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_requested.lead'],
        steps: ['answer', 'bring_back', 'inspect', 'refund'],
      };
    case 'return_approved':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_approved.lead'],
        steps: ['bring_back', 'inspect', 'refund'],
      };
    case 'return_rejected':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_rejected.lead'],
        facts: ['return_code', 'reason'],
      };
    case 'return_received':
      return {
        ...RETURN_PLAN,
        opening: kind,
        leads: ['return_received.lead'],
        facts: ['return_code'],
        steps: ['refund'],
      };
  }
}

/** The acknowledgement of receipt: the statement with its date and time, and what follows from it. */
function planWithdrawalMail(
  { status, payment_status }: Pick<OrderState, 'status' | 'payment_status'>,
  withdrawal: WithdrawalState | null,
): MailPlan {
  const isCancelled =
    withdrawal?.status === 'order_cancelled' ||
    (withdrawal?.status === 'declared' && withdrawal.isWhole && !['shipped', 'delivered'].includes(status));
  const refund: Lead[] = payment_status === 'unpaid' ? [] : ['withdrawal_received.refund'];
  const result: Lead[] = isCancelled
    ? ['withdrawal_received.cancelled', ...refund]
    : [
        withdrawal?.status === 'return_opened'
          ? 'withdrawal_received.returning'
          : 'withdrawal_received.waiting',
      ];
  return {
    ...PLAIN_PLAN,
    opening: 'withdrawal_received',
    leads: ['withdrawal_received.lead', ...result],
    facts: ['order_code', 'sender', 'items', 'reply_to', 'withdrawn_at', 'bring_back_by'],
    showOrder: false,
  };
}
