import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

const Proof = z.object({
  /** A person solved the captcha for this cart. */
  captcha: z.boolean(),
  /** An e-mail address of this cart is confirmed by its mailed link. */
  confirmed: z.boolean(),
});

export type Proof = z.infer<typeof Proof>;

export const showProof = {
  method: 'GET',
  path: '/api/front/cart/proof',
  summary: 'What the shopper of this cart has shown so far; asked again until the mailed link was followed',
  response: z.object({ data: Proof }),
} as const;

export const requestProof = {
  method: 'POST',
  path: '/api/front/cart/proof',
  summary:
    'After 409 proof_required: takes the captcha and mails a link to the e-mail address. Again without a captcha: another mail',
  body: z.object({
    /** A guest's; left out, it is the contact's or the customer's own. */
    email: z.string().trim().max(254).pipe(z.email()).optional(),
    'h-captcha-response': typedText().min(1).max(8192).optional(),
  }),
  response: z.object({
    data: Proof.extend({
      /** False: this mailbox has had enough mails for now. */
      sent: z.boolean(),
    }),
  }),
} as const;

export const confirmProof = {
  method: 'POST',
  path: '/api/front/cart/proof/confirm',
  summary:
    'Follows the mailed link; its page asks with a button, because mail scanners open links. 404: no such link',
  body: z.object({ token: z.string().regex(/^[\w-]{20,120}$/) }),
  response: z.object({ data: z.object({ status: z.literal('confirmed') }) }),
} as const;

export const resendOrderLink = {
  method: 'POST',
  path: '/api/front/sales-orders/:code/confirm-email',
  summary: 'Mails the link that confirms the e-mail address of a registered order again',
  params: z.object({ code: z.string().regex(/^[0-9A-Z]{8,32}$/) }),
  query: z.object({ key: z.string().max(200).optional() }),
  response: z.object({
    data: z.object({
      /** False: this mailbox has had enough mails for now. */
      sent: z.boolean(),
    }),
  }),
} as const;
