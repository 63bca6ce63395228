import type {
  OrderReturn,
  OrderWithdrawal,
  SalesOrder,
  TimelineStep,
} from '@paddock/server/contracts/orders';
import type { PictureSource } from '@paddock/ui/picture';
import type { Chip, NextAction, Sentence } from '../order-status/order-status.ts';

export type OrderItem = Omit<SalesOrder['items'][number], 'picture'> & { picture: PictureSource | null };
export type OrderStep = Pick<TimelineStep, 'kind' | 'state'> & { when: string | null; isExpected: boolean };

export type ReturnView = Pick<OrderReturn, 'code' | 'status' | 'items' | 'rejection' | 'can_withdraw'> & {
  /** "Lupo 500 and Falco R" */
  products: string;
  requested: string;
  refund: string | null;
};

/** The right of withdrawal, with its days in words. */
export type WithdrawalView = {
  /** The page that takes the statement; it opens with the key that opened this one. */
  href: string;
  days: number;
  /** The last day of the period; null before the delivery. */
  until: string | null;
  items: string[];
  /** "Lupo 500 and Falco R", made to order. */
  exempt: string | null;
  declared: (Pick<OrderWithdrawal, 'code' | 'status'> & {
    products: string;
    moment: string;
    refundBy: string;
    sendBackBy: string | null;
  })[];
};

/** An order as pages show it: pictures found, dates and lists said in the page's language and the shop's time. */
export type OrderView = Omit<
  SalesOrder,
  'items' | 'timeline' | 'invoice' | 'documents' | 'returns' | 'withdrawal'
> & {
  items: OrderItem[];
  timeline: OrderStep[];
  /** "Lupo 500 and Falco R" */
  products: string;
  /** How the buyer is greeted in the page's language. */
  greeting: string;
  /** Until when an unpaid one is kept: the day, and the very minute. */
  deadline: { day: string; moment: string } | null;
  placed: string;
  placedOn: string;
  arrives: string | null;
  /** A map with the way to the store; null where nothing is to be collected. */
  directions: string | null;
  /** The day of the hand-over as a calendar file; null without one. */
  calendar: string | null;
  invoice: { number: string; href: string } | null;
  documents: {
    kind: 'invoice' | 'credit_note';
    number: string;
    href: string;
    issued: string;
    total: string;
  }[];
  returnUntil: string | null;
  returns: ReturnView[];
  withdrawal: WithdrawalView | null;
  chip: Chip;
  next: Sentence[];
  nextAction: NextAction;
  office_phone: string | null;
};
