import { z } from 'zod';
import { ListQuery } from '../staff/staff-list.contract.ts';
import { typedSearch } from '../typed-text.contract.ts';

export const SearchHit = z.object({
  kind: z.enum(['order', 'return', 'ticket', 'warranty']),
  site: z.string(),
  ref: z.string(),
  /** A person or a frame number. */
  title: z.string(),
  detail: z.string().nullable(),
  state: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** For the command palette: a few of each kind, orders first. */
export const searchDesk = {
  method: 'GET',
  path: '/api/staff/search',
  summary: 'Finds orders by anything staff know of them; returns, tickets and warranty requests by code',
  query: ListQuery.pick({ sites: true }).extend({ q: typedSearch().min(2).max(120) }),
  response: z.object({ data: z.array(SearchHit) }),
} as const;
