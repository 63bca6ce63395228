import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

const Slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const ValueId = z.coerce.number<number | string>().int().positive().max(2_147_483_647);
const Params = z.object({ slug: z.string().max(100) });

const Choice = z.object({
  id: z.number(),
  content: z.string(),
  color1: z.string().nullable(),
  color2: z.string().nullable(),
  /** A picture of the product with this value. */
  image: z.string().nullable(),
  /** A unit with this value can be bought now. */
  is_available: z.boolean(),
});

export const AlertChoices = z.object({
  product: z.object({ slug: z.string(), name: z.string(), image: z.string().nullable() }),
  /** Every colour and size the product is made in, whether one is available or not. */
  colors: z.array(Choice),
  sizes: z.array(Choice),
});
export type AlertChoices = z.infer<typeof AlertChoices>;

export const showAlertChoices = {
  method: 'GET',
  path: '/api/front/products/:slug/alert-choices',
  summary: 'What an alert about a product can be narrowed to. 404: the site does not sell the product',
  params: Params,
  response: z.object({ data: AlertChoices }),
} as const;

const AlertInput = z.object({
  product: Slug,
  /** Values of the product's attributes; absent: any. */
  color: ValueId.optional(),
  size: ValueId.optional(),
  /** A town or a postcode; absent: anywhere. */
  place: typedText().max(100).optional(),
  radius: z.coerce.number<number | string>().int().min(1).max(500).default(50),
  radius_unit: z.enum(['km', 'mi']).default('km'),
});

export const requestAlert = {
  method: 'POST',
  path: '/api/front/alerts',
  summary:
    'Asks for a mail when a unit arrives. The answer is the same for every address; a mail with a link confirms it. 422 `place_unknown`',
  status: 202,
  body: AlertInput.extend({ email: typedText().max(254).pipe(z.email()) }),
  response: z.object({ data: z.object({ status: z.literal('sent') }) }),
} as const;

export const addAlert = {
  method: 'POST',
  path: '/api/auth/alerts',
  summary: 'The same for a customer, whose address is confirmed: the alert waits at once',
  body: AlertInput,
  response: z.object({ data: z.object({ status: z.literal('waiting') }) }),
} as const;

/** The secret of a mailed link; it travels in bodies only, so that no log of calls holds it. */
const Link = z.object({ token: z.string().regex(/^[A-Za-z0-9_.-]{20,160}$/) });

export const confirmAlert = {
  method: 'POST',
  path: '/api/front/alerts/confirm',
  summary: 'Follows the mailed link: from now on the alert is in the line. 404: no such link',
  body: Link,
  response: z.object({
    data: z.object({
      status: z.enum(['confirmed', 'already_confirmed', 'expired']),
      /** The slug of the product it is about; null when the alert is gone. */
      product: z.string().nullable(),
    }),
  }),
} as const;

export const stopAlerts = {
  method: 'POST',
  path: '/api/front/alerts/stop',
  summary:
    'Ends every open alert of the address the link was mailed to. Again: the same answer. 404: no such link',
  body: Link,
  response: z.object({ data: z.object({ status: z.literal('stopped') }) }),
} as const;

export const Alert = z.object({
  id: z.number(),
  status: z.enum(['pending', 'waiting']),
  product: z.object({ slug: z.string(), name: z.string(), image: z.string().nullable() }),
  color: z.string().nullable(),
  size: z.string().nullable(),
  place: z.string().nullable(),
  radius_m: z.number().nullable(),
  created_at: z.string(),
});
export type Alert = z.infer<typeof Alert>;

export const listAlerts = {
  method: 'GET',
  path: '/api/auth/alerts',
  summary: "The open alerts of the customer's address, oldest first",
  response: z.object({ data: z.array(Alert) }),
} as const;

export const endAlert = {
  method: 'DELETE',
  path: '/api/auth/alerts/:id',
  summary: 'Ends an alert of the customer. 404: none of theirs is open under this id',
  params: z.object({ id: z.coerce.number<number | string>().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  response: z.object({ data: z.object({ status: z.literal('ended') }) }),
} as const;
