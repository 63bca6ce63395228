import { queryClient } from '../calls/query-client.ts';
import { hasInlineMe } from '../session/use-me.ts';
import type { ListSource } from './list-types.ts';

/** Key and call of a list, the same for the screen and for the page that is loaded ahead of it. */
export const listQuery = <Row>(
  source: ListSource<Row>,
  query: Readonly<Record<string, string>>,
  sites: string | undefined,
) => ({
  queryKey: [source.path, 'list', query, sites ?? ''],
  queryFn: ({ pageParam, signal }: { pageParam: unknown; signal: AbortSignal }) =>
    source.load({ query, sites, after: pageParam as string | null, signal }),
  initialPageParam: null,
});

/**
 * Asks for the first rows while the script of the screen is still being run, so that the first render has them. Only on
 * a page load of that address without filters and with a session.
 */
export function loadFirstPage<Row>(source: ListSource<Row>, path: string): void {
  const { location } = globalThis;
  if (location?.pathname !== path || location.search !== '' || !hasInlineMe()) return;
  void queryClient.prefetchInfiniteQuery(listQuery(source, {}, undefined));
}
