import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

// Every address of the customer: the present one, those that mails about a change went to, and a new one that is not
// confirmed yet (its mail names the customer).
const HIS_MAILS = `
with recursive had(key) as (
  select email_key from customers where site_id = $1 and id = $2
  union
  select m.to_key from had join mails m on m.site_id = $1 and m.kind = 'email_changed'
                       and lower(m.data ->> 'email') = had.key
), told as (
  select m.id from had join mails m on m.site_id = $1 and m.to_key = had.key
                   and m.to_email <> 'nobody@erased.invalid' and m.order_id is null
  union
  select m.id from orders o join mails m on m.site_id = $1 and m.order_id = o.id
   where o.site_id = $1 and o.customer_id = $2
  union
  select m.id from mails m where m.site_id = $1 and m.data ->> 'customer_id' = $2::text
     and m.kind in ('email_verification', 'password_recovery', 'email_change', 'passkey_added', 'new_device')
)`;

const FORGET_MAILS = statement(
  'privacy_forget_mails',
  `${HIS_MAILS}
update mails m set to_email = 'nobody@erased.invalid', key = 'forgotten:' || m.id, data = '{}', subject = null,
       last_error = null, status = case m.status when 'queued' then 'given_up' else m.status end
  from told where m.site_id = $1 and m.id = told.id`,
);

// Mails to others that name the customer as giver or receiver of a bike.
const FORGET_NAMES = statement(
  'privacy_forget_names_in_mails',
  `
update mails m set data = m.data || jsonb_build_object('from', '', 'to', '')
  from bikes b
 where m.site_id = $1 and m.data ->> 'serial' = b.serial
   and m.kind in ('transfer_offered', 'transfer_registered', 'transfer_accepted', 'transfer_declined', 'transfer_expired')
   and b.site_id = $1 and b.id in (select t.bike_id from bike_transfers t
                                    where t.site_id = $1 and t.from_customer_id = $2
                                    union
                                   select t.bike_id from bike_transfers t
                                    where t.site_id = $1 and t.to_customer_id = $2)`,
);

// Mails to the office about the customer's questions.
const FORGET_QUESTIONS = statement(
  'privacy_forget_questions_in_mails',
  `
update mails m set data = '{}', subject = null,
       status = case m.status when 'queued' then 'given_up' else m.status end
  from customers c
 where c.site_id = $1 and c.id = $2 and m.site_id = $1 and m.kind = 'contact_office'
   and lower(m.data ->> 'email') = c.email_key`,
);

/** Runs first, while the address is still known. */
export async function forgetMails(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  await runPrepared(tx, FORGET_NAMES, [siteId, customerId]);
  await runPrepared(tx, FORGET_QUESTIONS, [siteId, customerId]);
  await runPrepared(tx, FORGET_MAILS, [siteId, customerId]);
}
