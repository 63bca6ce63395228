import { type Db, readSite } from '../../platform/db.ts';
import type { SalesOrder } from './orders.contract.ts';

interface Asker {
  readonly siteId: number;
  readonly locale: string;
  readonly customerId: number | null;
  readonly cartIds: readonly string[];
  readonly openedCode: string | null;
}

export interface OrderRow {
  readonly id: number;
  readonly code: string;
  readonly cart_id: string | null;
  readonly cart_is_open: boolean;
  readonly country_iso: string | null;
  readonly status: SalesOrder['status'];
  readonly payment_status: SalesOrder['payment_status'];
  readonly fulfilment_status: SalesOrder['fulfilment_status'];
  readonly registered_at: Date | null;
  readonly placed_at: Date;
  readonly confirmed_at: Date | null;
  readonly cancelled_at: Date | null;
  readonly delivered_at: Date | null;
  readonly deadline_at: Date | null;
  /** The deadline's day where the shop is. */
  readonly deadline_on: string | null;
  readonly seconds_left: number | null;
  readonly email: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly phone: string | null;
  readonly payment_ref: string | null;
  readonly currency: string;
  readonly prices_include_tax: boolean;
  readonly subtotal_minor: number;
  readonly discount_minor: number;
  readonly shipping_minor: number;
  readonly tax_minor: number;
  readonly total_minor: number;
  readonly delivery_method: 'shipment' | 'pickup';
  readonly shipment: { readonly name?: string; readonly arrives_on?: string } | null;
  readonly delivery_address: Readonly<Record<string, string | null>> | null;
  readonly lines: readonly LineRow[];
  readonly events: readonly EventRow[];
  readonly method: MethodRow | null;
  readonly attempt: AttemptRow | null;
  readonly invoice: { readonly number: string } | null;
}

interface LineRow {
  readonly uuid: string;
  readonly name: string;
  readonly sku: string;
  readonly serial: string | null;
  readonly details: {
    readonly variant?: string;
    readonly product_slug?: string;
    readonly picture?: string | null;
  };
  readonly price: number;
  readonly promised_on: string | null;
}

export interface EventRow {
  readonly kind: string;
  readonly at: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface MethodRow {
  readonly name: string;
  readonly type: SalesOrder['payment']['type'];
  readonly component: SalesOrder['payment']['component'];
  readonly instructions: string | null;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly online: boolean;
}

interface AttemptRow {
  readonly status: string;
  readonly card: { readonly brand: string; readonly last4: string } | null;
  readonly failure: string | null;
}

// $1 site, $2 customer, $3 bags, $4 what a signed link opens.
const OWN = `o.site_id = $1 and (o.customer_id = $2::bigint or o.cart_id = any($3::uuid[]) or o.code = $4)`;

const SHOW = {
  name: 'order_show',
  text: `
select o.id, o.code, o.cart_id, coalesce(c.status = 'open', false) as cart_is_open, s.country_iso, o.status,
       o.payment_status, o.fulfilment_status, o.registered_at, o.placed_at, o.confirmed_at, o.cancelled_at,
       o.delivered_at, o.deadline_at, (o.deadline_at at time zone s.timezone)::date::text as deadline_on,
       greatest(0, extract(epoch from o.deadline_at - now()))::int as seconds_left, o.email, o.given_name,
       o.family_name, o.phone, o.payment_ref, o.currency, o.prices_include_tax, o.subtotal_minor, o.discount_minor,
       o.shipping_minor, o.tax_minor, o.total_minor, o.delivery_method, o.shipment, o.delivery_address,
       (select json_agg(json_build_object('uuid', l.unit_id, 'name', l.name, 'sku', l.sku, 'serial', l.serial,
            'details', l.details, 'price', l.price_minor, 'promised_on', l.promised_on) order by l.line_no)
          from order_lines l where l.site_id = $1 and l.order_id = o.id) as lines,
       coalesce((select json_agg(json_build_object('kind', e.kind, 'at', e.occurred_at, 'data', e.data) order by e.seq)
          from order_events e where e.site_id = $1 and e.order_id = o.id), '[]') as events,
       (select json_build_object('name', coalesce(own.name, en.name, m.code), 'type', m.type,
            'component', m.component, 'instructions', coalesce(own.instructions, en.instructions),
            'settings', m.settings, 'online', m.account_ref is not null)
          from payment_methods m
          left join payment_method_translations own on own.site_id = $1 and own.method_id = m.id and own.locale = $6
          left join payment_method_translations en on en.site_id = $1 and en.method_id = m.id and en.locale = 'en'
         where m.site_id = $1 and m.id = o.payment_method_id) as method,
       (select json_build_object('status', a.status, 'card', a.card, 'failure', a.failure)
          from payment_attempts a where a.site_id = $1 and a.order_id = o.id
         order by (a.status in ('paid', 'partly_refunded', 'refunded', 'disputed')) desc, a.created_at desc
         limit 1) as attempt,
       (select json_build_object('number', i.document ->> 'number') from invoices i
         where i.site_id = $1 and i.order_id = o.id and i.kind = 'invoice' order by i.id limit 1) as invoice
  from orders o
  join sites s on s.id = o.site_id
  left join carts c on c.site_id = o.site_id and c.id = o.cart_id
 where ${OWN} and o.code = $5`,
};

const ownership = (asker: Asker) => [asker.siteId, asker.customerId, asker.cartIds, asker.openedCode];

/** Null: there is none, or it is not this visitor's; nobody can tell which. */
export async function findOwnOrderRow(db: Db, asker: Asker, code: string): Promise<OrderRow | null> {
  const [row] = await readSite<OrderRow>(db, asker.siteId, SHOW, [...ownership(asker), code, asker.locale]);
  return row ?? null;
}

const FIND = { name: 'order_find_own', text: `select o.id from orders o where ${OWN} and o.code = $5` };

export async function findOwnOrderId(db: Db, asker: Asker, code: string): Promise<number | null> {
  const [row] = await readSite<{ id: number }>(db, asker.siteId, FIND, [...ownership(asker), code]);
  return row?.id ?? null;
}

const LATEST = {
  name: 'order_latest',
  text: `
select o.code from (
    (select code, placed_at from orders where site_id = $1 and customer_id = $2::bigint order by placed_at desc limit 1)
    union all
    select code, placed_at from orders where site_id = $1 and cart_id = any($3::uuid[])) o
 order by o.placed_at desc limit 1`,
};

/** The code of the last order of this customer or of these bags. */
export async function findLatestCode(db: Db, asker: Asker): Promise<string | null> {
  const [row] = await readSite<{ code: string }>(db, asker.siteId, LATEST, ownership(asker).slice(0, 3));
  return row?.code ?? null;
}
