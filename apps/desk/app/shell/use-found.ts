import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { z } from 'zod';
import { callDesk } from '../kit/calls/call-desk.ts';
import type { DeskError } from '../kit/calls/desk-error.ts';

const Hit = z.object({
  kind: z.string(),
  site: z.string(),
  ref: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
});

const searchDesk = {
  method: 'GET',
  path: '/api/staff/search',
  query: z.object({ q: z.string() }),
  response: z.object({ data: z.array(Hit) }),
} as const;

const MIN_LENGTH = 2;

/** What the api finds for typed words: orders, returns, tickets, warranty requests of all my sites. */
export function useFound(words: string) {
  const q = useDeferredValue(words);
  const { data } = useQuery<z.infer<typeof Hit>[], DeskError>({
    queryKey: [searchDesk.path, q],
    queryFn: async ({ signal }) => (await callDesk(searchDesk, { query: { q } }, { signal })).data,
    enabled: q.length >= MIN_LENGTH,
    placeholderData: (before) => before,
    staleTime: 10_000,
  });
  return q.length >= MIN_LENGTH ? (data ?? []) : [];
}
