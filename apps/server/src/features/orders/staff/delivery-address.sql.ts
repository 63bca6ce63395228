import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { REVISION } from './revision.fragment.ts';

interface DeliveryRow {
  readonly revision: string;
  readonly delivery_method: string;
  readonly address: Readonly<Record<string, string | null>>;
  /** Of the address, else of the site: staff do not move an order to another country. Empty: neither names one. */
  readonly country_code: string;
  /** The tax of the order is that of the state. */
  readonly is_taxed_by_state: boolean;
}

const FIND = statement<Statements['staff_delivery_address'], DeliveryRow>(
  'staff_delivery_address',
  `
select ${REVISION} as revision, o.delivery_method, coalesce(o.delivery_address, '{}') as address,
       coalesce(nullif(o.delivery_address ->> 'country_code', ''), s.country_iso, '') as country_code,
       o.tax_lines -> 0 -> 'estimate' is not null as is_taxed_by_state
  from orders o join sites s on s.id = o.site_id
 where o.site_id = $1 and o.id = $2`,
);

/** The order's row is locked by the caller. */
export async function findDelivery(tx: Tx, siteId: number, orderId: number): Promise<DeliveryRow | null> {
  const [row] = await runPrepared(tx, FIND, [siteId, orderId]);
  return row ?? null;
}

const SET = statement(
  'staff_set_delivery_address',
  'update orders set delivery_address = $3::jsonb where site_id = $1 and id = $2',
);

export async function setDeliveryAddress(
  tx: Tx,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: number },
  address: object,
): Promise<void> {
  await runPrepared(tx, SET, [siteId, orderId, JSON.stringify(address)]);
}
