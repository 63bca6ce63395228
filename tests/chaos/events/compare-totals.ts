import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from '../../../apps/server/src/platform/db/db.ts';

const EXPECTED_COUNTS = sql<{ type: string; events: number }>`
  select type, count(*)::int as events from (
    select published_type_of(kind) || '.v1' as type from order_events where published_type_of(kind) is not null
    union all
    select 'order.paid.v1' from order_events where kind = 'confirmed' and (data ->> 'paid')::boolean
    union all
    select 'payment.' || p.kind || '.v1' from ledger_postings p) x
  group by type order by type`;

const EXPECTED_TOTALS = sql<{ currency: string; received_minor: number }>`
  select currency::text as currency, sum(amount_minor)::bigint as received_minor
    from ledger_entries where entry_no = 1 group by currency order by currency`;

const EXPECTED_ORDERS = sql<{ code: string; status: string; last_sequence: number; received_minor: number }>`
  select o.code, o.status, (select max(e.seq) from order_events e where e.site_id = o.site_id and e.order_id = o.id) as last_sequence,
         coalesce((select sum(n.amount_minor) from payment_attempts a
                     join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id
                     join ledger_entries n on n.site_id = p.site_id and n.posting_id = p.id and n.entry_no = 1
                    where a.site_id = o.site_id and a.order_id = o.id), 0)::bigint as received_minor
    from orders o order by o.code`;

export interface Comparison {
  readonly events: number;
  readonly orders: number;
  readonly differences: string[];
}

/** Compares what the consumer has stored with the tables that the events came from, order by order. */
export async function compareTotals(owner: Db, file: string): Promise<Comparison> {
  const store = new DatabaseSync(file, { readOnly: true });
  const own = <Row>(text: string) => store.prepare(text).all() as Row[];
  const differences: string[] = [];
  const same = (what: string, expected: unknown, actual: unknown) => {
    if (JSON.stringify(expected) !== JSON.stringify(actual))
      differences.push(`${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
  };
  const [counts, totals, orders] = await owner.transaction().execute(async (tx) => {
    // Longer than the limit of a call: all orders are read.
    await sql`set local statement_timeout = 0`.execute(tx);
    return [
      await EXPECTED_COUNTS.execute(tx),
      await EXPECTED_TOTALS.execute(tx),
      await EXPECTED_ORDERS.execute(tx),
    ] as const;
  });
  const ownCounts = own<{ type: string; events: number }>(
    `select type, events from counts where type like 'order.%' or type like 'payment.%' order by type`,
  );
  same('events by type', counts.rows, ownCounts);
  same('totals', totals.rows, own('select currency, received_minor from totals order by currency'));
  const ownOrders = new Map(
    own<(typeof orders.rows)[number]>(
      'select code, status, last_sequence, received_minor from orders order by code',
    ).map((order) => [order.code, order]),
  );
  same('number of orders', orders.rows.length, ownOrders.size);
  for (const order of orders.rows) {
    if (differences.length > 10) break;
    same(`order ${order.code}`, order, ownOrders.get(order.code) ?? null);
  }
  store.close();
  return {
    events: ownCounts.reduce((sum, { events }) => sum + events, 0),
    orders: orders.rows.length,
    differences,
  };
}
