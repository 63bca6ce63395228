import { z } from 'zod';
import { Bike } from '../bikes/bikes.contract.ts';
import { typedText } from '../typed-text.contract.ts';

const Id = z.object({ id: z.coerce.number().int().positive() });
/** The secret of the mailed link; it travels in bodies only, so that no log of addresses holds it. */
const Token = z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{20,100}$/) });

/** What the receiver sees before deciding. */
export const TransferOffer = Bike.pick({
  name: true,
  variant: true,
  picture: true,
  serial: true,
  warranty_years: true,
  days_left: true,
  time_left: true,
}).extend({
  from: z.string(),
  /** Of the warranty. */
  warranty_until: z.iso.datetime(),
  /** Of the offer. */
  expires_at: z.iso.datetime(),
  /** The giver opened the own link: there is nothing to decide. */
  is_own: z.boolean(),
});
export type TransferOffer = z.infer<typeof TransferOffer>;

export const createTransfer = {
  method: 'POST',
  path: '/api/auth/bikes/:id/transfers',
  summary: 'Offers a bike by a link that is valid for 14 days',
  status: 201,
  params: Id,
  body: z.object({ email: typedText().max(254).pipe(z.email()) }),
  response: z.object({
    message: z.string(),
    data: z.object({ email: z.string(), expires_at: z.iso.datetime() }),
  }),
} as const;

export const cancelTransfer = {
  method: 'DELETE',
  path: '/api/auth/bikes/:id/transfers',
  summary: 'Takes the open offer back',
  params: Id,
  response: z.object({ data: z.null() }),
} as const;

export const previewTransfer = {
  method: 'POST',
  path: '/api/auth/transfers/preview',
  summary: 'What a mailed link offers',
  body: Token,
  response: z.object({ data: TransferOffer }),
} as const;

export const acceptTransfer = {
  method: 'POST',
  path: '/api/auth/transfers/accept',
  summary: 'The bike becomes the asking customer’s; its warranty goes on',
  body: Token,
  response: z.object({ data: z.object({ bike_id: z.number() }) }),
} as const;

export const declineTransfer = {
  method: 'POST',
  path: '/api/auth/transfers/decline',
  summary: 'Thanks, but no',
  body: Token,
  response: z.object({ data: z.null() }),
} as const;
