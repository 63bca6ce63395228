import { z } from 'zod';
import { typedText } from '../typed-text.contract.ts';

/** What the captcha gave the browser, under the name its own forms use. */
const CaptchaAnswer = typedText().min(1).max(8192);
/** The secret of a mailed link; it travels in bodies only, so that no log of calls holds it. */
const Link = z.object({ token: z.string().regex(/^[A-Za-z0-9_.-]{20,120}$/) });

export const subscribe = {
  method: 'POST',
  path: '/api/front/subscriber',
  summary:
    'Asks for the newsletter. The answer is the same for every address; a mail with a link tells its owner the rest',
  status: 202,
  body: z.object({
    email: typedText().max(254).pipe(z.email()),
    accept_terms: z.literal(true),
    'h-captcha-response': CaptchaAnswer,
  }),
  response: z.object({ data: z.object({ status: z.literal('sent') }) }),
} as const;

export const verifySubscriber = {
  method: 'POST',
  path: '/api/front/subscriber/verify',
  summary: 'Follows the mailed link: from now on letters come. 404: no such link',
  body: Link,
  response: z.object({
    data: z.object({ status: z.enum(['verified', 'already_verified', 'expired']) }),
  }),
} as const;

export const resendVerification = {
  method: 'POST',
  path: '/api/front/subscriber/resend',
  summary: 'A new link for one that has expired, to the address the old one was mailed to. 404: no such link',
  body: Link,
  response: z.object({ data: z.object({ status: z.literal('sent') }) }),
} as const;

export const unsubscribe = {
  method: 'POST',
  path: '/api/front/subscriber/unsubscribe',
  summary: 'No more letters, at once. Again: the same answer. 404: no such link',
  body: Link,
  response: z.object({ data: z.object({ status: z.literal('unsubscribed') }) }),
} as const;
