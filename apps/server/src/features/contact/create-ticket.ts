import type { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { consumeAttempts } from '../customers/limits/attempts.ts';
import { queueAccountMail } from '../mails/queue-account-mail.ts';
import type { createTicket as contract } from './contact.contract.ts';
import { readQuestion } from './contact.rules.ts';
import { insertTicket } from './contact.sql.ts';

interface Visitor {
  readonly siteId: number;
  readonly locale: string;
  readonly address: string;
}

export type CreatedTicket =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'validation_failed' }
  | { readonly ok: false; readonly code: 'rate_limited'; readonly seconds: number };

/**
 * Stores the question, mails the office, and mails the visitor its number. The text is not repeated to the visitor: the
 * address may belong to another person, and we would deliver what a stranger typed.
 */
export async function createTicket(
  tx: Tx,
  { siteId, locale, address }: Visitor,
  id: string,
  input: z.output<(typeof contract)['body']>,
): Promise<CreatedTicket> {
  const question = readQuestion(input);
  if (!question) return { ok: false, code: 'validation_failed' };
  const taken = await consumeAttempts(tx, [
    { siteId, kind: 'address', what: 'forms', value: address },
    { siteId, kind: 'account', what: 'questions', value: question.email },
  ]);
  if (!taken.ok) return { ...taken, code: 'rate_limited' };
  const { code, office_email, office_locale } = await insertTicket(tx, { siteId, id, locale, ...question });
  const { department, name, email, phone, serial, message } = question;
  await queueAccountMail(tx, {
    siteId,
    kind: 'contact_received',
    key: `contact:${code}:received`,
    to: email,
    locale,
    givenName: name,
    data: { ticket: code, department },
  });
  if (office_email === null) return { ok: true };
  await queueAccountMail(tx, {
    siteId,
    kind: 'contact_office',
    key: `contact:${code}:office`,
    to: office_email,
    locale: office_locale,
    givenName: '',
    data: {
      ticket: code,
      department,
      sender: name,
      email,
      phone: phone ?? '',
      language: locale,
      order_code: question.orderCode ?? '',
      serial: serial ?? '',
      message,
    },
  });
  return { ok: true };
}
