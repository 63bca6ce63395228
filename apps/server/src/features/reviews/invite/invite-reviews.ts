import { type Db, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import { queueMail } from '../../mails/queue-mail.ts';
import { unsafeListInvitations } from './invite-reviews.sql.ts';

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
