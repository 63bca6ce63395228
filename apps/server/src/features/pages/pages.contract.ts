import { z } from 'zod';
import { Block } from './blocks.contract.ts';

export { type Block, type BlockLink, LEGAL_FACTS, PageText } from './blocks.contract.ts';

export const PageSlug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

export const Page = z.object({
  title: z.string(),
  description: z.string(),
  blocks: z.array(Block),
  /** The texts among the blocks as one piece of HTML, cleaned: for windows that show nothing else. */
  content: z.string(),
  /** The language it is in, which is not always the one asked for. */
  locale: z.string(),
  /** Null: a draft, shown to who has the link. */
  published_at: z.iso.datetime({ offset: true }).nullable(),
});
export type Page = z.infer<typeof Page>;

export const showPage = {
  method: 'GET',
  path: '/api/front/pages/:slug',
  summary:
    'A page of the brand or of the site, in the asked language, else in English; payments-method-modal is one',
  params: z.object({ slug: PageSlug }),
  query: z.object({
    /** The secret of a preview, as in `X-Preview`. */
    preview: z.string().min(20).max(100).optional(),
  }),
  response: z.object({ data: Page }),
} as const;
