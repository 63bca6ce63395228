import { z } from 'zod';
import type { Account } from '../../accounts.ts';
import { describePayment } from './describe-payment.ts';
import type { Payments } from './payments.ts';

/** `searchLags`: their search does not know new payments yet. */
export function searchPayments(
  payments: Payments,
  account: Account,
  { query, searchLags }: { query: unknown; searchLags: boolean },
) {
  const requested = z.record(z.string(), z.string()).parse(query);
  const [from, to] = [Date.parse(requested.begin_date ?? ''), Date.parse(requested.end_date ?? '')];
  const found = payments.list(account.site).filter((one) => {
    if (searchLags) return false;
    if (requested.external_reference && one.reference !== requested.external_reference) return false;
    if (!requested.range) return true;
    const at = requested.range === 'date_approved' ? one.approvedAt : one.createdAt;
    return at !== null && at.getTime() >= from && at.getTime() <= to;
  });
  const [offset, limit] = [Number(requested.offset ?? 0), Number(requested.limit ?? 30)];
  return {
    paging: { total: found.length, limit, offset },
    results: found.slice(offset, offset + limit).map((one) => describePayment(one, account)),
  };
}
