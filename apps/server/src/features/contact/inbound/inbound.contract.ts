import { z } from 'zod';

export const receiveMail = {
  method: 'POST',
  path: '/api/webhooks/mail/:site',
  summary:
    'A mail to a ticket of the site or to its office, or a report about a letter, as raw MIME. X-Signature: t=<unix seconds>,v1=<hex HMAC-SHA-256 of "t.body">',
  params: z.object({ site: z.string().regex(/^([a-z]{2}|global)$/) }),
  response: z.object({
    data: z.object({
      /**
       * `dropped`: not for us, or written by a machine; the log says why. `unreadable`: failed too often; staff see the
       * beginning of its source.
       */
      outcome: z.enum(['appended', 'opened', 'repeated', 'recorded', 'dropped', 'unreadable']),
    }),
  }),
} as const;
