import type { CardToken } from './card-tokens.ts';

export interface Refund {
  readonly id: number;
  readonly amountMinor: number;
  status: 'approved' | 'in_process' | 'rejected';
  readonly at: Date;
}

export interface Payment {
  readonly id: number;
  readonly site: string;
  status: string;
  detail: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly notificationUrl: string | null;
  readonly methodId: string;
  readonly methodType: string;
  readonly issuer: string | null;
  readonly installments: number;
  readonly paidMinor: number;
  readonly token: CardToken;
  readonly createdAt: Date;
  approvedAt: Date | null;
  updatedAt: Date;
  /** When what is still open ends by itself. */
  dueAt: number | null;
  readonly refunds: Refund[];
  readonly creq: string | null;
}

export interface Charge {
  readonly site: string;
  readonly amountMinor: number;
  readonly paidMinor: number;
  readonly currency: string;
  readonly reference: string | null;
  readonly notificationUrl: string | null;
  readonly methodId: string;
  readonly methodType: string;
  readonly issuer: string | null;
  readonly installments: number;
  readonly isBinary: boolean;
  readonly mayChallenge: boolean;
  readonly token: CardToken;
}

export const refundedMinor = (payment: Payment) =>
  payment.refunds.reduce((sum, refund) => sum + (refund.status === 'rejected' ? 0 : refund.amountMinor), 0);
