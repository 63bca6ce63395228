import { z } from 'zod';

// What every list of the desk shares: the query it takes and what it says of itself.

/** Counting stops here: an exact count of a large list costs more than its page. */
export const MAX_COUNT = 10_000;

const SITE_SLUG = /^([a-z]{2}|global)$/;

export const ListQuery = z.object({
  /** Slugs of sites, separated by commas. Without it: every site on which the caller has the permission. */
  sites: z
    .string()
    .max(2000)
    .regex(/^[a-z,]+$/)
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(SITE_SLUG)).min(1).max(250))
    .optional(),
  /** `meta.next` of the page before. */
  after: z
    .string()
    .max(400)
    .regex(/^[\w-]+$/)
    .optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ListQuery = z.output<typeof ListQuery>;

export const ListMeta = z
  .object({
    /** The cursor of the next page; null on the last one. */
    next: z.string().nullable(),
    count: z.number(),
    /** `at_least`: counting stopped at the limit. */
    count_is: z.enum(['exact', 'at_least']),
  })
  .meta({ id: 'ListMeta' });
export type ListMeta = z.infer<typeof ListMeta>;

export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({ data: z.array(row), meta: ListMeta });

/** What the caller can do to a subject. `reason` says why not. */
export const Action = z
  .object({
    name: z.string(),
    allowed: z.boolean(),
    reason: z.string().nullable(),
    is_money: z.boolean(),
    /** It waits for a second person; where a sum is typed, without one. */
    needs_approval: z.boolean(),
    /** Where a sum is typed: above this one the action waits for a second person. */
    alone_up_to_minor: z.number().optional(),
  })
  .meta({ id: 'Action' });
export type Action = z.infer<typeof Action>;
