import type { Tx } from '../../../platform/db/db.ts';
import { queueAccountMail } from '../../mails/queue-account-mail.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { type Giver, type Granted, giveChecked } from './give-grant.ts';
import { insertPerson } from './grants.sql.ts';
import type { GrantInput } from './people.contract.ts';

type Invited = Granted | { readonly ok: false; readonly code: 'address_taken' };

/** A new person with a first grant; the mail's link is made when the mail is written. */
export async function invitePerson(
  tx: Tx,
  giver: Giver,
  input: GrantInput & { name: string; email: string; locale: string },
): Promise<Invited> {
  const { name, email, locale, reason } = input;
  const staffId = await insertPerson(tx, { name, email, locale, createdBy: giver.staffId });
  if (staffId === undefined) return { ok: false, code: 'address_taken' };
  await writeAudit(tx, giver, {
    action: 'staff.invite',
    subject: { kind: 'staff', ref: String(staffId) },
    reason,
    before: {},
    after: { name, status: 'invited' },
  });
  const granted = await giveChecked(tx, giver, { id: staffId, name }, input);
  if (!granted.ok) return granted;
  await queueAccountMail(tx, {
    siteId: giver.siteId,
    kind: 'staff_invitation',
    key: `staff_invitation:${staffId}`,
    to: email,
    locale,
    givenName: name,
    data: { staff_id: staffId },
  });
  return { ok: true, id: staffId };
}
