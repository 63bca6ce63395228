import { showToday, type Today } from '@paddock/server/features/inbox/today.contract.ts';
import { useDeskQuery } from '../../kit/calls/use-desk.ts';
import { useMay } from '../../kit/session/use-me.ts';

const MINUTE_MS = 60_000;

/** The day so far. Undefined until it is known, and for people who may not read orders. */
export function useToday(sites: string | undefined): Today | undefined {
  const may = useMay();
  const query = useDeskQuery(
    showToday,
    { query: { sites } as never },
    { enabled: may('order.read'), staleTime: MINUTE_MS, refetchInterval: 2 * MINUTE_MS },
  );
  return query.data?.data;
}
