import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { CopiedAddress } from '../../addresses/addresses.contract.ts';
import { MailData } from '../../mails/mail-site.fragment.ts';
import { REVISION } from './staff-order.fragment.ts';

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

const NOTE = statement(
  'staff_note_order',
  'insert into order_notes (site_id, order_id, staff_ref, text) values ($1, $2, $3, $4)',
);

export async function insertOrderNote(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number },
  note: { readonly staffId: number; readonly text: string },
): Promise<void> {
  await runPrepared(tx, NOTE, [key.siteId, key.orderId, String(note.staffId), note.text]);
}

const MAIL = statement(
  'staff_mail_of_order',
  'select kind, data from mails where site_id = $1 and order_id = $2 and id = $3',
  { data: MailData },
);

export async function findMailOfOrder(
  tx: Tx,
  key: { readonly siteId: number; readonly orderId: number; readonly mailId: number },
) {
  const [mail] = await runPrepared(tx, MAIL, [key.siteId, key.orderId, key.mailId]);
  return mail ?? null;
}

interface DeliveryRow {
  readonly revision: string;
  readonly delivery_method: string;
  readonly address: CopiedAddress;
  /** Of the address, else of the site: staff do not move an order to another country. Empty: neither names one. */
  readonly country_code: string;
  /** The tax of the order is that of the state. */
  readonly is_taxed_by_state: boolean;
}

const DELIVERY = statement<Statements['staff_delivery_address'], DeliveryRow>(
  'staff_delivery_address',
  `
select ${REVISION} as revision, o.delivery_method, coalesce(o.delivery_address, '{}') as address,
       coalesce(nullif(o.delivery_address ->> 'country_code', ''), s.country_iso, '') as country_code,
       o.tax_lines -> 0 -> 'estimate' is not null as is_taxed_by_state
  from orders o join sites s on s.id = o.site_id
 where o.site_id = $1 and o.id = $2`,
  { address: CopiedAddress },
);

/** The order's row is locked by the caller. */
export async function findDelivery(tx: Tx, siteId: number, orderId: number): Promise<DeliveryRow | null> {
  const [row] = await runPrepared(tx, DELIVERY, [siteId, orderId]);
  return row ?? null;
}

const SET_DELIVERY = statement(
  'staff_set_delivery_address',
  'update orders set delivery_address = $3::jsonb where site_id = $1 and id = $2',
);

export async function setDeliveryAddress(
  tx: Tx,
  { siteId, orderId }: { readonly siteId: number; readonly orderId: number },
  address: object,
): Promise<void> {
  await runPrepared(tx, SET_DELIVERY, [siteId, orderId, JSON.stringify(address)]);
}
