import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { adoptOrdersIn } from '../orders/links/order-links.ts';
import { sweepUploadsJob } from '../uploads/sweep-uploads.ts';
import { type CustomerKey, isUnderWay, lockPerson } from './erase-account.sql.ts';
import { forgetPerson } from './erase-account.ts';
import { readPersonalDataIn } from './export-data.sql.ts';
import { ensureGuestCustomer, findAccount, type Mailbox } from './guest.sql.ts';
import { nameFile } from './guest-data.ts';

// What staff do for a person who has proved to read the mailbox: the same as the person could do alone.

/** The account of the address, or a customer made for the guest, with all orders of the address. */
async function findPerson(tx: Tx, siteId: number, mailbox: Mailbox): Promise<CustomerKey> {
  const customerId =
    (await ensureGuestCustomer(tx, siteId, mailbox)) ?? (await findAccount(tx, siteId, mailbox.email));
  if (customerId === null) throw new Error('An address has neither an account nor a guest');
  await adoptOrdersIn(tx, siteId, customerId);
  return { siteId, customerId };
}

/** The transaction is rolled back: an export changes nothing, not even for an address that was never confirmed. */
export async function exportPerson(db: Db, siteId: number, mailbox: Mailbox) {
  const { file } = await withSite(db, siteId, async (tx) => ({
    ok: false,
    file: nameFile(await readPersonalDataIn(tx, await findPerson(tx, siteId, mailbox))),
  }));
  return file;
}

export type ErasedPerson = { readonly ok: true } | { readonly ok: false; readonly code: 'open_orders' };

/** A refusal must roll the transaction back. */
export async function erasePerson(tx: Tx, siteId: number, mailbox: Mailbox): Promise<ErasedPerson> {
  const customer = await findPerson(tx, siteId, mailbox);
  const person = await lockPerson(tx, customer);
  if (await isUnderWay(tx, customer)) return { ok: false, code: 'open_orders' };
  await forgetPerson(tx, customer);
  if (person)
    await queueAccountMail(tx, {
      siteId,
      kind: 'account_erased',
      key: `account_erased:${customer.customerId}`,
      to: person.email,
      locale: person.locale,
      givenName: person.givenName === 'Guest' ? '' : person.givenName,
      data: {},
    });
  await queueJob(tx, sweepUploadsJob, {}, { key: 'uploads.sweep:erased' });
  return { ok: true };
}
