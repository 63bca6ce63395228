import { withSite } from '../../../platform/db/db.ts';
import { listRefundsWithoutCase } from '../cases/cases.sql.ts';
import { openCase, type Payments } from '../payments.ts';

/**
 * Every refund that staff have to send has an open case. The database refuses anything else (`manual_has_case`); this
 * finds what came past it, such as rows restored from a dump. Returns how many were missing.
 */
export async function checkManualRefunds(payments: Payments, siteId: number): Promise<number> {
  return withSite(payments.db, siteId, async (tx) => {
    const missing = await listRefundsWithoutCase(tx, siteId);
    for (const refund of missing) {
      const {
        id: refundId,
        attempt_id: attemptId,
        order_id: orderId,
        amount_minor,
        currency,
        reason,
      } = refund;
      const detail = { refund: refundId, amount_minor, currency, reason, why: 'case_was_missing' };
      await openCase(tx, payments, { siteId, orderId, attemptId, refundId, kind: 'refund_by_hand', detail });
      payments.metrics.refundsWithoutCase.inc();
      const line = { site: siteId, order: orderId, refund: refundId, amount_minor, currency };
      payments.log.error(line, 'refund by hand had no open case; opened one');
    }
    return missing.length;
  });
}
