import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { CustomerKey } from '../erase-account.sql.ts';

const FORGET_AUDIT = statement(
  'privacy_forget_audit',
  `
delete from audit_private v
 where v.site_id = $1
   and (v.customer_id = $2
        or v.email_key = (select c.email_key from customers c where c.site_id = $1 and c.id = $2)
        or v.audit_id in (select a.id from orders o
                            join audit_log a on a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code
                           where o.site_id = $1 and o.customer_id = $2))`,
);

// One that still waits needs its input to run, and its order is under way: such a person cannot be erased.
const FORGET_APPROVALS = statement(
  'privacy_forget_approvals',
  `
update approvals a set reason = '', note = '', input = a.input - 'reason' - 'note'
  from orders o
 where o.site_id = $1 and o.customer_id = $2
   and a.site_id = $1 and a.subject_kind = 'order' and a.subject_ref = o.code and a.status <> 'proposed'`,
);

/**
 * The personal values of audit rows, and what was typed for approvals. Audit rows stay with their salted hash, so the
 * chain still fits.
 */
export async function forgetAuditValues(tx: Tx, { siteId, customerId }: CustomerKey): Promise<void> {
  for (const statement of [FORGET_AUDIT, FORGET_APPROVALS])
    await runPrepared(tx, statement, [siteId, customerId]);
}
