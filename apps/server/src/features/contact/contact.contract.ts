import { z } from 'zod';
import { typedLines, typedPhone, typedText } from '../typed-text.contract.ts';
import { DEPARTMENTS } from './contact-limits.contract.ts';

export const Department = z.enum(DEPARTMENTS);
export type Department = z.infer<typeof Department>;

const Typed = (max: number) => typedText().max(max);

export const createTicket = {
  method: 'POST',
  path: '/api/front/contact',
  summary:
    "A question to the site's office, answered within 24 hours. Both sides get a mail; `number` is what to name later",
  status: 201,
  body: z.object({
    department: Department,
    name: Typed(100).min(1),
    email: Typed(254).pipe(z.email()),
    phone: typedPhone()
      .max(40)
      .regex(/^([+\d][\d ()./-]{4,38})?$/)
      .nullish(),
    order_code: Typed(40)
      .regex(/^[0-9A-Za-z -]*$/)
      .nullish(),
    serial: Typed(40)
      .regex(/^[0-9A-Za-z -]*$/)
      .nullish(),
    message: typedLines().max(4000).min(1),
    accept_terms: z.literal(true),
    'h-captcha-response': typedText().min(1).max(8192),
  }),
  response: z.object({
    data: z.object({
      number: z.string(),
      /** By when the office answers. */
      due_at: z.iso.datetime(),
    }),
  }),
} as const;
