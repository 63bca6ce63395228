export type PayingBy = 'transfer' | 'cheque' | 'cash' | 'online';
type Opening =
  | 'received'
  | 'confirmed'
  | 'reminder'
  | 'failed'
  | 'missing'
  | 'late'
  | 'cancelled'
  | 'preparing'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'refunded'
  | 'delivery_revised'
  | 'address_changed'
  | `return_${'requested' | 'approved' | 'rejected' | 'received'}`
  | 'withdrawal_received'
  | 'link'
  | 'review_invitation';
export type Lead =
  | `received.${PayingBy}`
  | 'confirmed.paid'
  | 'confirmed.unpaid'
  | 'reminder.lead'
  | 'failed.lead'
  | 'missing.lead'
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
  | 'address_changed.lead'
  | `return_${'requested' | 'approved' | 'rejected' | 'received'}.lead`
  | 'link.lead'
  | 'review_invitation.lead'
  | `withdrawal_received.${'lead' | 'cancelled' | 'refund' | 'returning' | 'waiting'}`;
export type Step =
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
export type OrderFact =
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

/** An order mail without anything special. */
export const PLAIN_PLAN = {
  facts: [],
  steps: [] as Step[],
  button: 'order',
  bank: null,
  showOrder: true,
} as const;
