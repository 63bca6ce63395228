import type { JobInput } from '../../../platform/jobs/jobs.ts';
import { expireOrderJob, remindOrderJob } from '../orders.jobs.ts';

const DAY_MS = 24 * 60 * 60_000;

/** A day before its end the shopper is reminded, if there is more than a day; one waiting job of each per order. */
export function deadlineJobs(
  siteId: number,
  order: { readonly id: number; readonly deadlineAt: Date },
  now: Date = new Date(),
): JobInput[] {
  const payload = { siteId, orderId: order.id };
  const name = `order:${siteId}:${order.id}`;
  const runAt = order.deadlineAt;
  const expire = { job: expireOrderJob, payload, key: `${name}:expire`, runAt };
  const dayBefore = new Date(runAt.getTime() - DAY_MS);
  if (dayBefore <= now) return [expire];
  return [expire, { job: remindOrderJob, payload, key: `${name}:remind`, runAt: dayBefore }];
}
