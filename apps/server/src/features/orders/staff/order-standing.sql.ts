import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';

export interface OrderStanding {
  readonly id: number;
  readonly code: string;
  readonly status: string;
  readonly payment_status: string;
  readonly fulfilment_status: string;
  /** The attempt that staff book on: the latest that no provider looks after. */
  readonly offline_attempt: string | null;
  /** How it is paid; null: no method was chosen. */
  readonly method_component: string | null;
}

const STANDING = statement<Statements['staff_standing'], OrderStanding>(
  'staff_standing',
  `
select o.id, o.code, o.status, o.payment_status, o.fulfilment_status,
       (select a.id from payment_attempts a where a.site_id = $1 and a.order_id = o.id and a.account_ref is null
         order by a.created_at desc limit 1) as offline_attempt,
       (select m.component from payment_methods m
         where m.site_id = $1 and m.id = o.payment_method_id) as method_component
  from orders o where o.site_id = $1 and o.code = $2`,
);

export async function findStanding(tx: Tx, siteId: number, code: string): Promise<OrderStanding | null> {
  const [row] = await runPrepared(tx, STANDING, [siteId, code]);
  return row ?? null;
}

const ORDER_ID = statement('staff_order_id', `select id from orders where site_id = $1 and code = $2`);

export async function findOrderId(db: Db, siteId: number, code: string): Promise<number | null> {
  const [row] = await readSite(db, siteId, ORDER_ID, [siteId, code]);
  return row?.id ?? null;
}
