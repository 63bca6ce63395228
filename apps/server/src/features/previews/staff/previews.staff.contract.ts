import { z } from 'zod';
import { Locale } from '../../versions/versions.contract.ts';
import { Preview } from '../previews.contract.ts';

export const createPreview = {
  method: 'POST',
  path: '/api/staff/previews',
  summary:
    'A secret link to the shop of this site (tenant header) at a moment, with drafts if asked for; nothing can be bought there',
  status: 201,
  body: z.object({
    locale: Locale,
    /** An instant, or the time that clocks show at the site. Without both: now. */
    at: z.iso.datetime({ offset: true }).optional(),
    local_at: z.iso.datetime({ local: true, offset: false, precision: -1 }).optional(),
    drafts: z.boolean().default(false),
    /** How long the link opens. */
    hours: z.number().int().min(1).max(336).default(24),
  }),
  response: z.object({ data: Preview }),
} as const;
