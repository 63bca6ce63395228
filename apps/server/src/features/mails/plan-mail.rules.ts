import { type Lead, type MailPlan, type PayingBy, PLAIN_PLAN, type Step } from './mail-plan.rules.ts';
import type { MailFacts } from './mails.sql.ts';
import type { MailKind } from './queue-mail.ts';
import { isReturnMail, planReturnMail } from './return-mails.rules.ts';
import { planWithdrawalMail, type WithdrawalState } from './withdrawal-mail.rules.ts';

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

const REVISED_PLAN: MailPlan = {
  ...PLAIN_PLAN,
  opening: 'delivery_revised',
  leads: ['delivery_revised.lead'],
  facts: ['told_on', 'promised_on'],
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
  const { by, isUnpaid, bank, pay, cash, handOver } = stepsOf(order, payment);
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
    case 'payment_failed':
    case 'payment_missing':
      return planUnpaidMail(kind, order.deadline_at, bank);
    case 'payment_late':
      return planLateMail(order.status, handOver);
    case 'order_cancelled':
      return planCancelledMail(order.cancel_reason, isUnpaid);
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
      return { ...plain, opening: 'refunded', leads: ['refunded.lead'], steps: ['refund'], showOrder: false };
    case 'delivery_revised':
      return { ...REVISED_PLAN, steps: [order.delivery_method === 'pickup' ? 'pickup' : 'ship'] };
    case 'address_changed':
      return { ...plain, opening: 'address_changed', leads: ['address_changed.lead'] };
  }
}

/** How it is paid and handed over, as steps of a mail. */
function stepsOf(order: MailFacts['order'], payment: MailFacts['payment']) {
  const by = PAYING_BY[payment?.type ?? ''] ?? 'online';
  const isUnpaid = order.payment_status === 'unpaid';
  const handOver: Step[] = order.delivery_method === 'pickup' ? ['pickup', 'ready_on'] : ['ship', 'arrive'];
  const cash: Step[] = by === 'cash' && isUnpaid ? ['cash'] : [];
  const bank = by === 'transfer' || by === 'cheque' ? by : null;
  const pay: Step[] = bank ? [bank] : [];
  return { by, isUnpaid, bank, pay, cash, handOver };
}

/** The money has not come: what the shopper can do about it. */
function planUnpaidMail(
  kind: 'payment_reminder' | 'payment_failed' | 'payment_missing',
  deadlineAt: MailFacts['order']['deadline_at'],
  bank: 'transfer' | 'cheque' | null,
): MailPlan {
  const plain = PLAIN_PLAN;
  const pay: Step[] = bank ? [bank] : [];
  switch (kind) {
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
        leads: deadlineAt ? ['failed.lead', 'failed.retry'] : ['failed.lead'],
        button: 'retry',
      };
    case 'payment_missing':
      return { ...plain, opening: 'missing', leads: ['missing.lead'], steps: ['confirm'], bank };
  }
}

function planCancelledMail(reason: string | null, isUnpaid: boolean): MailPlan {
  const lead = CANCELLED_BY[reason ?? ''] ?? 'cancelled.shop';
  return {
    ...PLAIN_PLAN,
    opening: 'cancelled',
    leads: isUnpaid ? [lead] : [lead, 'cancelled.money'],
    steps: isUnpaid ? [] : ['refund'],
  };
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
