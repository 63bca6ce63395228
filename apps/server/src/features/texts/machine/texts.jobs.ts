import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/jobs.ts';
import { TEXT_KINDS } from '../texts.staff.contract.ts';

/** Fills texts without words with suggestions, from the text after `after` on. */
export const suggestTextsJob = defineJob({
  name: 'texts.suggest',
  payload: z.object({
    locale: z.string(),
    kind: z.enum(TEXT_KINDS).nullable(),
    subject: z.string().nullable(),
    after: z.int().min(0).default(0),
  }),
  maxAttempts: 6,
});
