import { z } from 'zod';

export const ConsentRegime = z.enum(['opt_in', 'ccpa', 'notice']);
export type ConsentRegime = z.infer<typeof ConsentRegime>;

export const ConsentChoices = z.strictObject({
  functional: z.boolean(),
  analytics: z.boolean(),
  marketing: z.boolean(),
});

export const Consent = z.strictObject({
  /** Made by the browser at its first choice and kept with it; says nothing about the visitor. */
  id: z.uuidv4(),
  choices: ConsentChoices,
  /** Of the purposes and their texts. */
  version: z.int().min(1).max(9999),
  regime: ConsentRegime,
  /** Global Privacy Control was on. */
  gpc: z.boolean(),
});
export type Consent = z.infer<typeof Consent>;

export const recordConsent = {
  method: 'POST',
  path: '/api/front/consents',
  summary:
    'Keeps the proof of what a visitor chose. With Global Privacy Control, marketing is kept as refused',
  status: 201,
  body: Consent,
  response: z.object({ data: z.object({ decided_at: z.iso.datetime() }) }),
} as const;
