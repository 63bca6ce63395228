import type { World } from '../../core/world.ts';
import type { Reason } from './payway-cards.ts';

export interface Token {
  readonly id: string;
  readonly bin: string;
  readonly last4: string;
  readonly kindId: number;
  readonly brand: string;
  readonly debit: boolean;
  readonly fate: Reason | null;
  readonly dueAt: number;
  used: boolean;
}

export interface Payment {
  readonly id: number;
  readonly siteTransactionId: string;
  readonly token: Token;
  readonly amount: number;
  readonly currency: string;
  readonly installments: number;
  readonly establishment: string | null;
  readonly reason: Reason | null;
  readonly date: Date;
  status: string;
  /** An open batch is what the acquirer has not seen yet. */
  batchClosed: boolean;
}

export interface Refund {
  readonly id: number;
  readonly paymentId: number;
  readonly amount: number;
  readonly kind: 'annulled' | 'refunded';
  readonly date: Date;
}

export interface Desk {
  readonly world: World;
  readonly tokens: Map<string, Token>;
  readonly payments: Map<number, Payment>;
  readonly refunds: Map<number, Refund>;
}

export const createDesk = (world: World): Desk => ({
  world,
  tokens: new Map(),
  payments: new Map(),
  refunds: new Map(),
});

/** Random: a restarted sandbox must not repeat what a shop's database has seen. */
export const newNumber = () => Math.floor(1e9 + Math.random() * 8.99e9);

export const refundsOf = (desk: Desk, paymentId: number) =>
  [...desk.refunds.values()].filter((refund) => refund.paymentId === paymentId);

export const wire = (date: Date) => `${date.toISOString().slice(0, 16)}Z`;

export const paymentShape = (payment: Payment) => ({
  id: payment.id,
  site_transaction_id: payment.siteTransactionId,
  payment_method_id: payment.token.kindId,
  card_brand: payment.token.brand,
  amount: payment.amount,
  currency: payment.currency.toLowerCase(),
  status: payment.status,
  status_details: {
    ticket: payment.reason ? '' : String(payment.id % 10_000),
    card_authorization_code: payment.reason ? '' : String(payment.id).slice(-6),
    address_validation_code: 'VTE0000',
    error: payment.reason
      ? {
          type: payment.reason.type,
          reason: {
            id: payment.reason.id,
            description: payment.reason.description,
            additional_description: '',
          },
        }
      : null,
  },
  date: wire(payment.date),
  customer: null,
  bin: payment.token.bin,
  installments: payment.installments,
  first_installment_expiration_date: null,
  payment_type: 'single',
  sub_payments: [],
  site_id: '00097002',
  fraud_detection: null,
  establishment_name: payment.establishment,
  confirmed: null,
  pan: `${payment.token.bin}******${payment.token.last4}`,
  customer_token: null,
  card_data: '/tokens/',
  tid: null,
});

export const refundShape = (refund: Refund) => ({
  id: refund.id,
  amount: refund.amount,
  sub_payments: null,
  error: null,
  status: 'approved',
  status_details: { ticket: '', card_authorization_code: '', error: null },
  date: wire(refund.date),
});
