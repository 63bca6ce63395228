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

const params = z.object({ token: z.string().regex(/^\d{1,15}\.\d{1,12}\.[A-Za-z0-9]{1,16}\.[\w-]{43}$/) });

export const requestPrivacyLink = {
  method: 'POST',
  path: '/api/front/privacy-requests',
  summary:
    'Sends a link to export or erase what a guest left under this address; the answer is the same for every address',
  body: z.object({ email: z.email().max(254) }),
  response: z.object({ data: z.object({ status: z.literal('sent') }) }),
} as const;

/** A file, not the envelope, as of an account. */
export const exportGuestData = {
  method: 'GET',
  path: '/api/front/privacy-requests/:token/export',
  summary:
    'Everything we hold about the address of a mailed link, as a JSON file. 422 `link_expired`; 409 `has_account` when it has an account',
  params,
  response: z.unknown(),
} as const;

export const eraseGuestData = {
  method: 'POST',
  path: '/api/front/privacy-requests/:token/erasure',
  summary:
    'Erases what a guest left under the address of a mailed link; refused as the erasure of an account',
  params,
  response: z.object({ data: z.object({ erased: z.literal(true) }) }),
} as const;
