import { type Db, type Tx, withSite } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { adoptGuestOrders, adoptOrdersIn } from '../orders/links/order-links.ts';
import { sweepUploadsJob } from '../uploads/sweep-uploads.ts';
import { type CustomerKey, isUnderWay, lockPerson } from './erase-account.sql.ts';
import { forgetPerson } from './erase-account.ts';
import { readPersonalData, readPersonalDataIn } from './export-data.sql.ts';
import { ensureGuestCustomer, findMailbox } from './guest.sql.ts';
import { readPrivacyToken } from './privacy-token.ts';

interface GuestLink {
  readonly siteId: number;
  readonly token: string;
  readonly keys: SigningKeys;
}

type Refused = { readonly ok: false; readonly code: 'link_expired' | 'has_account' };
type Opened = { readonly ok: true; readonly customer: CustomerKey };

/**
 * Gathers what belongs to the mailbox under one customer, as confirming an account would, so that export and erasure of
 * guests are those of accounts. The caller's transaction decides whether that customer stays.
 */
async function openGuest(tx: Tx, { siteId, token, keys }: GuestLink): Promise<Opened | Refused> {
  const mailId = readPrivacyToken(keys, siteId, token);
  const mailbox = mailId === null ? null : await findMailbox(tx, siteId, mailId);
  if (!mailbox) return { ok: false, code: 'link_expired' };
  const customerId = await ensureGuestCustomer(tx, siteId, mailbox);
  if (customerId === null) return { ok: false, code: 'has_account' };
  await adoptOrdersIn(tx, siteId, customerId);
  return { ok: true, customer: { siteId, customerId } };
}

export type ExportedGuest = { readonly ok: true; readonly name: string; readonly json: string } | Refused;

/** Everything we hold about a guest's address. The transaction is rolled back: an export changes nothing. */
export async function exportGuestData(db: Db, link: GuestLink): Promise<ExportedGuest> {
  let file: { name: string; json: string } | null = null;
  const opened = await withSite(db, link.siteId, async (tx) => {
    const guest = await openGuest(tx, link);
    if (!guest.ok) return guest;
    file = nameFile(await readPersonalDataIn(tx, guest.customer));
    return { ok: false as const, code: 'rolled_back' as const };
  });
  if (file) return { ok: true, ...(file as { name: string; json: string }) };
  return opened.code === 'rolled_back' ? { ok: false, code: 'link_expired' } : opened;
}

export type ErasedGuest =
  | { readonly ok: true }
  | Refused
  | { readonly ok: false; readonly code: 'open_orders' };

/** Erases a guest as an account is erased: replaced everywhere but in invoices. The mail with the link is erased too. */
export const eraseGuestData = (db: Db, link: GuestLink): Promise<ErasedGuest> =>
  withSite(db, link.siteId, async (tx): Promise<ErasedGuest> => {
    const guest = await openGuest(tx, link);
    if (!guest.ok) return guest;
    await lockPerson(tx, guest.customer);
    if (await isUnderWay(tx, guest.customer)) return { ok: false, code: 'open_orders' };
    await forgetPerson(tx, guest.customer);
    await queueJob(tx, sweepUploadsJob, {}, { key: 'uploads.sweep:erased' });
    return { ok: true };
  });

/** Everything we hold about a customer, as a readable file that other services can import. */
export async function exportData(
  db: Db,
  customer: { readonly siteId: number; readonly customerId: number },
): Promise<{ name: string; json: string }> {
  // What was ordered as a guest since the last sign-in belongs to the file too.
  await adoptGuestOrders(db, customer);
  return nameFile(await readPersonalData(db, customer));
}

export function nameFile(data: Record<string, unknown>): { name: string; json: string } {
  const day = String(data.exported_at).slice(0, 10);
  return { name: `my-data-${day}.json`, json: JSON.stringify(data, null, 2) };
}
