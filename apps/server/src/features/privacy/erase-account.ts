import { randomBytes } from 'node:crypto';
import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { leaveBikes } from '../bikes/my-bikes.ts';
import { confirmPassword } from '../customers/credentials/confirm-password.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { adoptGuestOrders } from '../orders/links/order-links.ts';
import { forgetUploads, sweepUploadsJob } from '../uploads/sweep-uploads.ts';
import { type CustomerKey, isUnderWay, lockPerson } from './erase-account.sql.ts';
import { forgetAuditValues } from './forgetting/forgotten-audit.sql.ts';
import { forgetCarts } from './forgetting/forgotten-carts.sql.ts';
import { forgetCustomer } from './forgetting/forgotten-customer.sql.ts';
import { forgetMails } from './forgetting/forgotten-mails.sql.ts';
import { forgetOrders } from './forgetting/forgotten-orders.sql.ts';
import { forgetRequests, forgetTransfers } from './forgetting/forgotten-requests.sql.ts';
import { forgetSubscriptions } from './forgetting/forgotten-subscriptions.sql.ts';
export type Erased =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'wrong_password' | 'open_orders' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Anonymises a customer in every table, in one transaction (docs/decisions/0020). Only invoices keep the name, as the
 * law asks. A farewell mail goes to the former address; its row loses the address once it is sent.
 */
export async function eraseAccount(
  db: Db,
  input: CustomerKey & { readonly password: string },
): Promise<Erased> {
  const confirmed = await confirmPassword(db, input);
  if (!confirmed.ok) return confirmed;
  // What was ordered as a guest since the last sign-in is erased too.
  await adoptGuestOrders(db, input);
  return withSite(db, input.siteId, async (tx): Promise<Erased> => {
    const person = await lockPerson(tx, input);
    // Two presses of one button: the first has done it.
    if (!person) return { ok: true };
    if (await isUnderWay(tx, input)) return { ok: false, code: 'open_orders' };
    await forgetPerson(tx, input);
    await queueAccountMail(tx, {
      siteId: input.siteId,
      kind: 'account_erased',
      key: `account_erased:${input.customerId}`,
      to: person.email,
      locale: person.locale,
      givenName: person.givenName,
      data: {},
    });
    await queueJob(tx, sweepUploadsJob, {}, { key: 'uploads.sweep:erased' });
    return { ok: true };
  });
}

/** The customer must be locked (`lockPerson`). */
export async function forgetPerson(tx: Tx, customer: CustomerKey): Promise<void> {
  const placeholder = {
    email: `erased-${randomBytes(12).toString('hex')}@erased.invalid`,
    givenName: 'Erased',
    familyName: 'customer',
  };
  await leaveBikes(tx, customer.siteId, customer.customerId);
  await forgetMails(tx, customer);
  await forgetTransfers(tx, customer);
  await forgetRequests(tx, customer);
  await forgetSubscriptions(tx, customer);
  await forgetUploads(tx, customer);
  await forgetCarts(tx, customer);
  await forgetAuditValues(tx, customer);
  await forgetCustomer(tx, customer, placeholder);
  await forgetOrders(tx, customer, placeholder);
}
