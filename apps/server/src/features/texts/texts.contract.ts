import { z } from 'zod';

/** Words that the desk has put in the place of those of the release, by message id. */
export const showTexts = {
  method: 'GET',
  path: '/api/front/texts',
  summary: 'Interface texts of the desk in the language of the request: they replace those of the release',
  response: z.object({ data: z.record(z.string(), z.string()) }),
} as const;
