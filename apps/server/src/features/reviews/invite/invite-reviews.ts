import { z } from 'zod';
import { type Db, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../../platform/jobs/job-runner.ts';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import type { Shop } from '../../../shop.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { unsafeListInvitations } from '../reviews.sql.ts';

export const reviewJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    inviteReviewsJob,
    async () => {
      await inviteReviews(db);
    },
    '17 * * * *',
  ),
];

/** Invites the buyers of delivered orders to write a review. */
export const inviteReviewsJob = defineJob({
  name: 'reviews.invite',
  payload: z.object({}),
  maxAttempts: 1,
});

/** How many invitations were queued. The key of a mail is unique, so an order gets one. */
export async function inviteReviews(db: Db): Promise<number> {
  const due = await unsafeWithAllSites(db, unsafeListInvitations);
  for (const { siteId, orderId, email, locale } of due)
    await withSite(db, siteId, (tx) =>
      queueMail(tx, {
        siteId,
        kind: 'review_invitation',
        key: `review_invitation:${orderId}`,
        orderId,
        to: email,
        locale,
      }),
    );
  return due.length;
}
