import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';

// The sender of the mails of a site.

const Sender = z.object({
  name: z.string(),
  address: z.string(),
  reply_to: z.string().nullable(),
  /** False: the sender of all sites. */
  is_own: z.boolean(),
});

export const showMailSender = {
  method: 'GET',
  path: '/api/staff/mail-sender',
  summary: 'The sender of all mails of the site',
  response: z.object({ data: Sender }),
} as const;

export const setMailSender = {
  method: 'POST',
  path: '/api/staff/mail-sender',
  summary: 'Sets the sender of all mails of the site. Its domain is that of the shop’s mails or below it',
  status: 200,
  body: z.object({
    name: typedText().min(1).max(80),
    address: typedText().max(254).pipe(z.email()),
    reply_to: typedText().max(254).pipe(z.email()).nullable(),
  }),
  response: z.object({ data: Sender }),
} as const;
