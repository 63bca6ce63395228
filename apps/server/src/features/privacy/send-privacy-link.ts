import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import { consumeAttempts, type Taken } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import { readPrivacyToken } from './privacy-token.ts';
import { proveRequest } from './staff/privacy-requests.sql.ts';

interface PrivacyRequest {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly address: string;
}

/** Asks for the link by mail. The answer is the same whether we hold something about the address or not. */
export const requestPrivacyLink = (
  db: Db,
  { siteId, email, locale, address }: PrivacyRequest,
): Promise<Taken> =>
  withSite(db, siteId, async (tx) => {
    const taken = await consumeAttempts(tx, [{ siteId, kind: 'address', what: 'requests', value: address }]);
    if (taken.ok) await queueJob(tx, privacyLinkJob, { siteId, email, locale, request: randomUUID() });
    return taken;
  });

/** A guest asks for a link to export or erase the data of an address. */
export const privacyLinkJob = defineJob({
  name: 'privacy.link',
  payload: z.object({ siteId: z.number(), email: z.string(), locale: z.string(), request: z.string() }),
  maxAttempts: 8,
});

interface PrivacyLinkMail {
  readonly siteId: number;
  readonly email: string;
  readonly locale: string;
  readonly request: string;
}

/** The mail with the link, at most three an hour to one mailbox. It goes out even when we hold nothing: that is an answer. */
export async function sendPrivacyLink(
  db: Db,
  { siteId, email, locale, request }: PrivacyLinkMail,
): Promise<void> {
  await withSite(db, siteId, async (tx) => {
    if (!(await consumeAttempts(tx, [{ siteId, kind: 'account', what: 'letters', value: email }])).ok) return;
    await queueAccountMail(tx, {
      siteId,
      kind: 'privacy_link',
      key: `privacy:${request}`,
      to: email,
      locale,
      givenName: '',
      data: {},
    });
  });
}

/** The reader of the mailbox has used the link of a mail: if it was sent for a request, the request is proved. */
export async function proveByLink(
  db: Db,
  link: { readonly siteId: number; readonly token: string; readonly keys: SigningKeys },
): Promise<void> {
  const mailId = readPrivacyToken(link.keys, link.siteId, link.token);
  if (mailId !== null) await withSite(db, link.siteId, (tx) => proveRequest(tx, link.siteId, mailId));
}
