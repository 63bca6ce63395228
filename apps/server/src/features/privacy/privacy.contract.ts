import { z } from 'zod';

/** A file, not the envelope: everything we hold about the customer, as JSON to keep or to take elsewhere. */
export const exportData = {
  method: 'GET',
  path: '/api/auth/user/export',
  summary: 'Everything we hold about the customer, as a JSON file',
  response: z.unknown(),
} as const;

export const eraseAccount = {
  method: 'POST',
  path: '/api/auth/user/erasure',
  summary:
    'Erases the customer: personal fields are replaced everywhere but in invoices, all sessions end. Refused (409 ' +
    '`open_orders`) while an order, a return or a warranty request is under way; a wrong password is 422',
  body: z.object({ password: z.string().max(200) }),
  response: z.object({ data: z.object({ erased: z.literal(true) }) }),
} as const;
