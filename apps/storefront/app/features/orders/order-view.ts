import type { SalesOrder, TimelineStep } from '@paddock/server/contracts/orders';
import type { PictureSource } from '@paddock/ui/picture';

export type OrderItem = Omit<SalesOrder['items'][number], 'picture'> & { picture: PictureSource | null };
export type OrderStep = Pick<TimelineStep, 'kind' | 'state'> & { when: string | null; isExpected: boolean };

/** An order as pages show it: pictures found, dates and lists said in the page's language and the shop's time. */
export type OrderView = Omit<SalesOrder, 'items' | 'timeline' | 'invoice'> & {
  items: OrderItem[];
  timeline: OrderStep[];
  /** "Lupo 500 and Falco R" */
  products: string;
  /** Until when an unpaid one is kept: the weekday, and the very minute. */
  deadline: { day: string; moment: string } | null;
  placed: string;
  arrives: string | null;
  invoice: { number: string; href: string } | null;
  office_phone: string | null;
};
