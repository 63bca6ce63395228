import { type Db, withSites } from '../../platform/db/db.ts';
import { orderSums } from '../orders/money/order-sums.rules.ts';
import type { InboxKind } from './inbox.contract.ts';
import { endOfUtcDay, groupOf } from './inbox.rules.ts';
import { countInbox, type InboxScope, MAX_INBOX_COUNT, readInboxItems } from './inbox.sql.ts';
import type { Today } from './today.contract.ts';
import { countFaults, readToday } from './today.sql.ts';

const HOURS = 24;

/** The day so far on each site, the one with the most orders first, and what needs attention. */
export async function showToday(db: Db, siteIds: readonly number[]): Promise<Today> {
  const [rows, health] = await Promise.all([readToday(db, siteIds), countFaults(db, siteIds)]);
  return { sites: rows.map(({ hours, ...row }) => ({ ...row, by_hour: countByHour(hours) })), health };
}

function countByHour(hours: readonly number[]): number[] {
  const counts = new Array<number>(HOURS).fill(0);
  for (const hour of hours) counts[hour] = (counts[hour] ?? 0) + 1;
  return counts;
}

/** What waits, due first, in two statements. Counts are of all kinds, whatever kind is shown. */
export async function showInbox(
  db: Db,
  scope: InboxScope,
  { kind, dayEndsAt }: { readonly kind: InboxKind | undefined; readonly dayEndsAt: Date | undefined },
) {
  const shown = scope.filter((part) => kind === undefined || part.kind === kind);
  const siteIds = [...new Set(scope.flatMap((part) => part.siteIds))];
  if (siteIds.length === 0) return { data: [], meta: { counts: [] } };
  const [items, counts] = await withSites(db, siteIds, async (tx) => [
    shown.length > 0 ? await readInboxItems(tx, shown) : [],
    await countInbox(tx, scope),
  ]);
  const now = new Date();
  const dayEnd = dayEndsAt ?? endOfUtcDay(now);
  return {
    data: items.map(({ owed, ...item }) => ({
      ...item,
      amount_minor: owed ? orderSums(owed, owed.attempts).due_minor : item.amount_minor,
      group: item.kind === 'approval' ? ('approval' as const) : groupOf(new Date(item.due_at), now, dayEnd),
    })),
    meta: {
      counts: counts.map(({ kind: counted, count }) => ({
        kind: counted,
        count: Math.min(count, MAX_INBOX_COUNT),
        count_is: count > MAX_INBOX_COUNT ? ('at_least' as const) : ('exact' as const),
      })),
    },
  };
}
