import { randomBytes } from 'node:crypto';
import { type CardFate, fateOf, READY_MADE } from './stripe-cards.ts';

export interface Method {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fate: CardFate;
}

export interface Intent {
  readonly id: string;
  readonly site: string;
  readonly clientSecret: string;
  readonly created: number;
  amount: number;
  currency: string;
  status: string;
  metadata: Record<string, string>;
  description: string | null;
  methodId: string | null;
  lastError: Record<string, unknown> | null;
  latestCharge: string | null;
  cancellation: { at: number; reason: string | null } | null;
  /** What the bank's page has to know when it is done. */
  twist: 'wrong_amount' | 'wrong_currency' | null;
}

export interface Charge {
  readonly id: string;
  readonly site: string;
  readonly intentId: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'succeeded' | 'failed';
  readonly failure: { code: string; message: string } | null;
  readonly method: Method;
  readonly metadata: Record<string, string>;
  disputed: boolean;
}

export interface Refund {
  readonly id: string;
  readonly site: string;
  readonly chargeId: string;
  readonly intentId: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly metadata: Record<string, string>;
  readonly reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
}

export interface Dispute {
  readonly id: string;
  readonly site: string;
  readonly chargeId: string;
  readonly intentId: string;
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  status: string;
}

export interface StripeEvent {
  readonly id: string;
  readonly site: string;
  readonly type: string;
  readonly created: number;
  readonly body: string;
}

/** Everything this Stripe remembers, oldest first. */
export interface Books {
  readonly methods: Map<string, Method>;
  readonly intents: Map<string, Intent>;
  readonly charges: Map<string, Charge>;
  readonly refunds: Map<string, Refund>;
  readonly disputes: Map<string, Dispute>;
  readonly events: Map<string, StripeEvent>;
  reset(): void;
}

export function createBooks(): Books {
  const books = {
    methods: new Map<string, Method>(),
    intents: new Map<string, Intent>(),
    charges: new Map<string, Charge>(),
    refunds: new Map<string, Refund>(),
    disputes: new Map<string, Dispute>(),
    events: new Map<string, StripeEvent>(),
  };
  return {
    ...books,
    reset() {
      for (const book of Object.values(books)) book.clear();
    },
  };
}

/** Random, so that a restarted sandbox never repeats an id that a shop's database has seen. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

export function addMethod(books: Books, number: string, expMonth: number, expYear: number): Method {
  const method: Method = {
    id: newId('pm'),
    brand: brandOf(number),
    last4: number.slice(-4),
    expMonth,
    expYear,
    fate: fateOf(number),
  };
  books.methods.set(method.id, method);
  return method;
}

export function findMethod(books: Books, id: string): Method | undefined {
  const number = READY_MADE[id];
  if (number) return addMethod(books, number, 12, new Date().getFullYear() + 4);
  return books.methods.get(id);
}

function brandOf(number: string) {
  if (number.startsWith('4')) return 'visa';
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard';
  if (/^3[47]/.test(number)) return 'amex';
  return 'unknown';
}

export const refundsOf = (books: Books, chargeId: string) =>
  [...books.refunds.values()].filter((refund) => refund.chargeId === chargeId);

export const refundedOf = (books: Books, chargeId: string) =>
  refundsOf(books, chargeId)
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.amount, 0);
