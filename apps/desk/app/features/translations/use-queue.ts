import { listTexts, type TextRow } from '@paddock/server/features/texts/staff/texts.staff.contract.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callDesk } from '../../kit/calls/call-desk.ts';

type Page = Awaited<ReturnType<typeof callDesk<typeof listTexts>>>;

export const filterOf = (address: URLSearchParams) => ({
  state: (address.get('state') ?? 'todo') as 'todo',
  kind: (address.get('kind') ?? undefined) as 'interface' | undefined,
  subject: address.get('subject') ?? undefined,
  q: address.get('q') ?? undefined,
});

const stateOf = (address: URLSearchParams) => {
  const { state, ...rest } = filterOf(address);
  return { ...rest, ...((state as string) === 'all' ? {} : { state }) };
};

/**
 * The texts of a language, page by page. A saved text stays in its place until the queue is asked for again: the eye of a
 * translator does not lose the line.
 */
export function useQueue(locale: string, address: URLSearchParams) {
  const client = useQueryClient();
  const filter = { locale, ...stateOf(address) };
  const key = [listTexts.path, '', filter];
  const [changes, setChanges] = useState<ReadonlyMap<number, Partial<TextRow>>>(new Map());
  const list = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) =>
      callDesk(listTexts, { query: { ...filter, ...(pageParam ? { after: pageParam } : {}) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (last: Page) => last.meta.next,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const loaded = list.data?.pages.flatMap(({ data }) => data) ?? [];
  return {
    rows: loaded.map((row) => ({ ...row, ...changes.get(row.id) })),
    count: list.data?.pages[0]?.meta,
    isLoading: list.isPending,
    error: list.isError ? list.error : null,
    retry: () => void list.refetch(),
    hasMore: list.hasNextPage,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
    /** Texts saved since the numbers of the language were read. */
    changedCount: changes.size,
    change: (id: number, change: Partial<TextRow>) => {
      setChanges((before) => new Map(before).set(id, { ...before.get(id), ...change }));
      void client.invalidateQueries({ queryKey: ['/api/staff/texts/locales'] });
    },
  };
}
