import { createHmac, randomUUID } from 'node:crypto';
import { CAPTCHA_PASSCODE } from '../../../../apps/sandbox/src/accounts.ts';
import { asOwner } from '../customers.ts';
import { type Mail, mailsToAddress } from '../mails.ts';

const API = process.env.PADDOCK_API_URL ?? 'http://127.0.0.1:4000';
/** Of the mail service that the sandbox plays. */
const MAIL_SECRET = 'sandbox-mail-secret';
const WEBHOOKS = process.env.PADDOCK_WEBHOOKS_URL ?? 'http://127.0.0.1:4002/api/webhooks';

interface Question {
  readonly site: string;
  readonly locale: string;
  readonly email: string;
  readonly message: string;
}

/** What the contact form sends; the number of the ticket. */
export async function askByForm({ site, locale, email, message }: Question): Promise<string> {
  const answer = await fetch(`${API}/api/front/contact`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-tenant': site,
      'x-locale': locale,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({
      department: 'technical',
      name: 'Livia Serra',
      email,
      message,
      accept_terms: true,
      'h-captcha-response': CAPTCHA_PASSCODE,
    }),
  });
  if (!answer.ok) throw new Error(`contact form: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).data.number;
}

/** The first mail to an address whose text has these words; waits until it is there. */
export async function mailWith(email: string, words: string): Promise<Mail> {
  for (const until = Date.now() + 30_000; Date.now() < until; ) {
    const found = (await mailsToAddress(email)).find(({ text }) => text.includes(words));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`no mail with “${words}” came for ${email}`);
}

/** The customer answers a mail: it comes in as the mail service of the shop delivers it. */
export async function answerByMail(site: string, mail: { from: string; to: string; text: string }) {
  const raw = [
    `From: Livia Serra <${mail.from}>`,
    `To: ${mail.to}`,
    'Subject: Re: your answer',
    `Message-ID: <${randomUUID()}@mail.example>`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    mail.text,
  ].join('\r\n');
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', MAIL_SECRET).update(`${at}.${raw}`).digest('hex');
  const answer = await fetch(`${WEBHOOKS}/mail/${site}`, {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', 'x-signature': `t=${at},v1=${signature}` },
    body: raw,
  });
  return (await answer.json()).data.outcome as string;
}

export const aSavedReply = (
  site: string,
  { locale, name, body }: { locale: string; name: string; body: string },
) =>
  asOwner((client) =>
    client.query(
      `insert into saved_replies (site_id, locale, name, body) select id, $2, $3, $4 from sites where slug = $1`,
      [site, locale, name, body],
    ),
  );

/** A member of staff with a role on a site. */
export const aColleague = (site: string, role: string, name: string): Promise<number> =>
  asOwner(async (client) => {
    const { rows } = await client.query(
      `insert into staff (kind, name, email) values ('person', $1, $2) returning id`,
      [name, `${randomUUID()}@desk.test`],
    );
    await client.query(
      `insert into grants (staff_id, role, scope_kind, scope_ref, reason) values ($1, $2, 'site', $3, 'journey')`,
      [rows[0].id, role, site],
    );
    return rows[0].id;
  });
