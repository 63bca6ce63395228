import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { MailSender } from '../../mails/mail-site.fragment.ts';
import { replyToOf, senderOf } from '../../mails/send-mail.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { readMailSite, setSender } from '../letters.sql.ts';

interface Shop {
  readonly brand: string;
  readonly from: string;
}

export const showMailSender = (db: Db, shop: Shop, siteId: number) =>
  withSite(db, siteId, async (tx) => {
    const site = await readMailSite(tx, siteId);
    return { ...senderOf(site, shop), reply_to: replyToOf(site), is_own: Boolean(site.sender) };
  });

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** Receivers accept only mails whose sender's domain names our mail server, so it is the shop's own or one below it. */
export const isOwnDomain = (address: string, from: string): boolean => {
  const [domain, own] = [domainOf(address), domainOf(from)];
  return domain === own || domain.endsWith(`.${own}`);
};

type Set =
  | { readonly ok: true; readonly data: MailSender & { readonly is_own: true } }
  | { readonly ok: false; readonly code: 'sender_domain_foreign' };

/** Sets who all mails of the site come from. */
export async function setMailSender(tx: Tx, call: StaffCall, shop: Shop, sender: MailSender): Promise<Set> {
  if (!isOwnDomain(sender.address, shop.from)) return { ok: false, code: 'sender_domain_foreign' };
  const before = await readMailSite(tx, call.siteId);
  await setSender(tx, call.siteId, sender);
  await writeAudit(tx, call, {
    action: 'mail_sender.set',
    subject: { kind: 'site', ref: before.slug },
    reason: null,
    before: { ...senderOf(before, shop) },
    after: { ...sender },
  });
  return { ok: true, data: { ...sender, is_own: true } };
}
