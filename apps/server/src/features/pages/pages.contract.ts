import { z } from 'zod';

export const showPage = {
  method: 'GET',
  path: '/api/front/pages/:slug',
  summary: 'A text the site wrote itself, such as payments-method-modal',
  params: z.object({ slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/) }),
  /** `content` is HTML, cleaned. */
  response: z.object({ data: z.object({ title: z.string(), content: z.string() }) }),
} as const;
