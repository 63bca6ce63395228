import type { Account } from '../../accounts.ts';
import { type Payment, type Refund, refundedMinor } from './payment.ts';

/** A payment as their interface writes it, money in decimals. */
export function describePayment(payment: Payment, account: Account) {
  const { token } = payment;
  return {
    id: payment.id,
    status: payment.status,
    status_detail: payment.detail,
    live_mode: false,
    transaction_amount: payment.amountMinor / 100,
    currency_id: payment.currency,
    transaction_amount_refunded: refundedMinor(payment) / 100,

    installments: payment.installments,
    issuer_id: payment.issuer,
    captured: payment.status !== 'authorized',
    payment_method_id: payment.methodId,
    payment_type_id: payment.methodType,
    external_reference: payment.reference,
    notification_url: payment.notificationUrl,
    date_created: payment.createdAt.toISOString(),
    date_approved: payment.approvedAt?.toISOString() ?? null,
    date_last_updated: payment.updatedAt.toISOString(),
    card: {
      first_six_digits: token.bin.slice(0, 6),
      last_four_digits: token.lastFour,
      expiration_month: token.month,
      expiration_year: token.year,
      cardholder: { name: token.holder },
    },
    transaction_details: {
      total_paid_amount: payment.paidMinor / 100,
      installment_amount: Math.ceil(payment.paidMinor / payment.installments) / 100,
    },
    fee_details: [],
    refunds: payment.refunds.map((refund) => describeRefund(payment, refund)),
    three_ds_info:
      payment.detail === 'pending_challenge'
        ? { external_resource_url: `${originOf(account)}/acs/${payment.id}`, creq: payment.creq }
        : null,
  };
}

export const describeRefund = (payment: Payment, refund: Refund) => ({
  id: refund.id,
  payment_id: payment.id,
  amount: refund.amountMinor / 100,
  status: refund.status,
  date_created: refund.at.toISOString(),
});

/** Where browsers find us. */
const originOf = (account: Account) => new URL(account.jsUrl ?? account.baseUrl).origin;
