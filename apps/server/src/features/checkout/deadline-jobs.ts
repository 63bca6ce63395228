import type { JobWish } from '../../platform/jobs.ts';
import type { WrittenOrder } from '../orders/write-order.ts';
import { expireOrderJob, remindOrderJob } from './checkout.jobs.ts';

const DAY_MINUTES = 24 * 60;

/** A day before its end the shopper is reminded, if he had more than a day; one waiting job of each per order. */
export function deadlineJobs(siteId: number, order: WrittenOrder, reserveMinutes: number): JobWish[] {
  const payload = { siteId, orderId: order.id };
  const name = `order:${siteId}:${order.id}`;
  const runAt = order.deadlineAt;
  const expire = { job: expireOrderJob, payload, key: `${name}:expire`, runAt };
  if (reserveMinutes <= DAY_MINUTES) return [expire];
  const dayBefore = new Date(runAt.getTime() - DAY_MINUTES * 60_000);
  return [expire, { job: remindOrderJob, payload, key: `${name}:remind`, runAt: dayBefore }];
}
