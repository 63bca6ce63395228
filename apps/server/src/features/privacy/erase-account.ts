import { randomBytes } from 'node:crypto';
import { type Db, type Tx, withSite } from '../../platform/db.ts';
import { queueJob } from '../../platform/jobs.ts';
import { leaveBikes } from '../bikes/leave-bikes.ts';
import { confirmPassword } from '../customers/confirm-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { forgetUploads } from '../uploads/forget-uploads.ts';
import { sweepUploadsJob } from '../uploads/uploads.jobs.ts';
import { isUnderWay, lockPerson, type Who } from './erase-account.sql.ts';
import { forgetMails } from './forgotten-mails.sql.ts';
import {
  forgetCarts,
  forgetCustomer,
  forgetLetters,
  forgetOrders,
  forgetRequests,
  forgetTransfers,
} from './forgotten-rows.sql.ts';

export type Erased =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'wrong_password' | 'open_orders' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Replaces a person everywhere by nobody, in one transaction (docs/decisions/0020). Only invoices keep the name, as the
 * law asks. The last thing he hears of us is a mail to the address he had; its row forgets it once it is sent.
 */
export async function eraseAccount(db: Db, given: Who & { readonly password: string }): Promise<Erased> {
  const confirmed = await confirmPassword(db, given);
  if (!confirmed.ok) return confirmed;
  return withSite(db, given.siteId, async (tx): Promise<Erased> => {
    const person = await lockPerson(tx, given);
    // Two presses of one button: the first has done it.
    if (!person) return { ok: true };
    if (await isUnderWay(tx, given)) return { ok: false, code: 'open_orders' };
    await forget(tx, given);
    await queueAccountMail(tx, {
      ...{ siteId: given.siteId, kind: 'account_erased', key: `account_erased:${given.customerId}` },
      ...{ to: person.email, locale: person.locale, givenName: person.givenName, data: {} },
    });
    await queueJob(tx, sweepUploadsJob, {}, { key: 'uploads.sweep:erased' });
    return { ok: true };
  });
}

async function forget(tx: Tx, who: Who): Promise<void> {
  const nobody = {
    email: `erased-${randomBytes(12).toString('hex')}@erased.invalid`,
    ...{ givenName: 'Erased', familyName: 'customer' },
  };
  await leaveBikes(tx, who.siteId, who.customerId);
  await forgetMails(tx, who);
  await forgetTransfers(tx, who);
  await forgetRequests(tx, who);
  await forgetLetters(tx, who);
  await forgetUploads(tx, who);
  await forgetCarts(tx, who);
  await forgetCustomer(tx, who, nobody);
  await forgetOrders(tx, who, nobody);
}
