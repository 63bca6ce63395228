import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';

// Only where the site has a number of days, and not for orders that are older than that by a month: a site that begins to
// invite does not write to all its buyers.
const DUE = statement(
  'unsafe_review_invitations',
  `
select o.site_id as "siteId", o.id as "orderId", o.email, o.locale
  from sites s
  join orders o on o.site_id = s.id and o.status = 'delivered'
   and o.delivered_at <= now() - (s.settings ->> 'review_invitation_days')::int * interval '1 day'
   and o.delivered_at > now() - ((s.settings ->> 'review_invitation_days')::int + 30) * interval '1 day'
 where s.settings ? 'review_invitation_days' and coalesce(s.settings ->> 'reviews', 'own') = 'own'
   and o.email not like '%@erased.invalid'
   and not exists (select from reviews r where r.site_id = o.site_id and r.order_id = o.id)
   and not exists (select from mails m where m.site_id = o.site_id and m.key = 'review_invitation:' || o.id)
 order by o.delivered_at limit 200`,
);

/** Of all sites. */
export const unsafeListInvitations = (tx: Tx) => runPrepared(tx, DUE, []);
