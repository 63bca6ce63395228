import { randomUUID } from 'node:crypto';
import { type Db, withSite } from '../../../platform/db/db.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { consumeAttempts, type Taken } from '../../customers/limits/attempts.ts';
import { sendOrderLinkJob } from '../orders.jobs.ts';

interface OrderLinkInput {
  readonly siteId: number;
  readonly code: string;
  readonly email: string;
  readonly address: string;
}

/** Nothing here looks for the order: the worker does, so neither the answer nor its timing reveals one. */
export const requestOrderLink = (db: Db, { siteId, code, email, address }: OrderLinkInput): Promise<Taken> =>
  withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'requests', value: address }]);
    if (taken.ok) await queueJob(tx, sendOrderLinkJob, { siteId, code, email, request: randomUUID() });
    return taken;
  });
