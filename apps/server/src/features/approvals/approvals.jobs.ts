import { z } from 'zod';
import { defineJob } from '../../platform/jobs/jobs.ts';

/** Something was proposed: mails to staff who may decide on it. */
export const notifyApproversJob = defineJob({
  name: 'approvals.notify_approvers',
  payload: z.object({ siteId: z.number(), approvalId: z.number() }),
  maxAttempts: 12,
});

/** A proposal has ended, by a decision or by time: what waited for it goes on. */
export const approvalEndedJob = defineJob({
  name: 'approvals.ended',
  payload: z.object({ siteId: z.number(), subject: z.object({ kind: z.string(), ref: z.string() }) }),
  maxAttempts: 12,
});
