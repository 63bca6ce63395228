import { z } from 'zod';
import { typedText } from '../../../typed-text.contract.ts';
import { listTexts, TextLocale } from '../texts.staff.contract.ts';

// Files for translators: XLIFF 2.1 and CSV. Every unit has the digest of its source and the revision of its words.

const Format = z.enum(['xliff', 'csv']);
const { state, kind, subject, q } = listTexts.query.shape;

/** A file, not the envelope. */
export const exportTexts = {
  method: 'GET',
  path: '/api/staff/texts/file',
  summary: 'The texts of a locale as XLIFF 2.1 or CSV, with the filters of the list',
  query: z.object({ locale: TextLocale, format: Format, state, kind, subject, q }),
  response: z.unknown(),
} as const;

export const importTexts = {
  method: 'POST',
  path: '/api/staff/texts/file',
  summary:
    'Saves the words of a returned file. Units whose source or words have changed since, or that fail checks, are listed and not taken',
  status: 200,
  query: z.object({
    locale: TextLocale,
    format: Format,
    /** Saves doubtful words as well, for this reason. */
    overrule: typedText().min(3).max(500).optional(),
  }),
  body: z.string().describe('The file, up to 16 MB'),
  response: z.object({
    data: z.object({
      saved: z.number(),
      same: z.number(),
      refused: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          reason: z.enum(['late', 'unknown', 'checks']),
          checks: z.array(z.string()),
        }),
      ),
    }),
  }),
} as const;
