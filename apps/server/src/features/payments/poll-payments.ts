import { unsafeWithAllSites } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { unsafeTakeDueAttempts } from './attempts/attempts.sql.ts';
import { refundJob } from './payments.jobs.ts';
import type { Payments } from './payments.ts';
import { unsafeListDueRefunds } from './refunds/refunds.sql.ts';
import { settle } from './settle/settle.ts';

const MAX_AT_ONCE = 200;

// Each holds a connection now and then, and the worker has other work too.
const AT_A_TIME = 4;

/** The minute's round: every attempt that is due is looked up; a refund whose job got lost gets another. */
export async function pollPayments(payments: Payments): Promise<number> {
  const due = await unsafeWithAllSites(payments.db, async (tx) => {
    for (const { site_id, id } of await unsafeListDueRefunds(tx, MAX_AT_ONCE))
      await queueJob(tx, refundJob, { siteId: site_id, refundId: id }, { key: `refund:${id}` });
    return unsafeTakeDueAttempts(tx, MAX_AT_ONCE);
  });
  const left = [...due];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { site_id: siteId, id: attemptId } = next;
      await settle(payments, { siteId, attemptId, cause: 'poll' }).catch((error) =>
        payments.log.error({ err: error, attempt: attemptId }, 'payment attempt could not be settled'),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return due.length;
}
