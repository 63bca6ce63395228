import { type ListedPayment, ProviderFailure } from '../adapter.ts';
import { fromDecimalAmount } from '../decimal-amount.ts';
import type { MercadopagoClient, MercadopagoPayment } from './mercadopago-client.ts';
import { stateOf } from './mercadopago-payment.ts';

const PAGE = 100;

/** Every payment approved in a time, page by page. */
export async function listPayments(
  client: MercadopagoClient,
  from: Date,
  to: Date,
): Promise<ListedPayment[]> {
  const payments: MercadopagoPayment[] = [];
  for (;;) {
    const page = await client.searchPayments({
      range: 'date_approved',
      begin_date: from.toISOString(),
      end_date: to.toISOString(),
      sort: 'date_approved',
      criteria: 'asc',
      limit: String(PAGE),
      offset: String(payments.length),
    });
    if (!page.ok) throw new ProviderFailure('refused', `search: ${page.status} ${page.codes}`);
    payments.push(...page.data.results);
    if (page.data.results.length === 0 || payments.length >= page.data.paging.total)
      return payments.filter((payment) => stateOf(payment) === 'paid').map(listed);
  }
}

function listed(payment: MercadopagoPayment): ListedPayment {
  const { currency_id: currency } = payment;
  return {
    reference: payment.external_reference ?? null,
    txnId: payment.id,
    currency,
    amountMinor: fromDecimalAmount(payment.transaction_amount, currency) ?? 0,
    refundedMinor: fromDecimalAmount(payment.transaction_amount_refunded ?? 0, currency) ?? 0,
    occurredAt: new Date(payment.date_approved ?? payment.date_created ?? 0),
  };
}
