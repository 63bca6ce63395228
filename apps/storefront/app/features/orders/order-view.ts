import type { OrderReturn, SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import type { PictureSource } from '@paddock/ui/picture';
import type { Chip, NextAction, Sentence } from './order-status.ts';

export type OrderItem = Omit<SalesOrder['items'][number], 'picture'> & { picture: PictureSource | null };
export type OrderStep = Pick<TimelineStep, 'kind' | 'state'> & { when: string | null; isExpected: boolean };

export type ReturnView = Pick<OrderReturn, 'code' | 'status' | 'items' | 'rejection' | 'can_withdraw'> & {
  /** "Lupo 500 and Falco R" */
  products: string;
  requested: string;
  refund: string | null;
};

/** An order as pages show it: pictures found, dates and lists said in the page's language and the shop's time. */
export type OrderView = Omit<SalesOrder, 'items' | 'timeline' | 'invoice' | 'documents' | 'returns'> & {
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
  chip: Chip;
  next: Sentence[];
  nextAction: NextAction;
  office_phone: string | null;
};
