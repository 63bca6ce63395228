import type { Contract } from '@paddock/api-client';
import { callDesk } from '../calls/call-desk.ts';
import type { ListRequest, ListSource } from './list-types.ts';

interface ListAnswer<Row> {
  readonly data: readonly Row[];
  readonly meta: {
    readonly next: string | null;
    readonly count: number;
    readonly count_is: 'exact' | 'at_least';
  };
}

type ListRow<C extends Contract> = C['response'] extends { _output: { data: readonly (infer Row)[] } }
  ? Row
  : never;

/** A list contract of the staff api as a source: `sites`, filters, `sort`, `after`; `meta.next` leads on. */
export function contractSource<C extends Contract>(
  contract: C,
  fixed: Readonly<Record<string, string>> = {},
): ListSource<ListRow<C>> {
  return {
    path: contract.path,
    async load({ query, sites, after, signal }) {
      const input = { query: { ...query, ...fixed, sites, after: after ?? undefined } };
      const answer = (await callDesk(contract, input as never, { signal })) as unknown as ListAnswer<
        ListRow<C>
      >;
      const { next, count, count_is: countIs } = answer.meta;
      return { rows: answer.data, next, count, countIs };
    },
  };
}

/** A list that the api answers whole, without pages. `path` names what was asked for: another path is another list. */
export const wholeSource = <Row>(
  path: string,
  read: (request: ListRequest) => Promise<{ readonly data: readonly Row[] }>,
): ListSource<Row> => ({
  path,
  async load(request) {
    const { data } = await read(request);
    return { rows: data, next: null, count: data.length, countIs: 'exact' };
  },
});
