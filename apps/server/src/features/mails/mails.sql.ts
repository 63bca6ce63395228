import { z } from 'zod';
import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import { PROMISED_ON } from '../delivery/ready-days.fragment.ts';
import { TaxEstimate } from '../taxes/taxes.contract.ts';
import { MAIL_SITE, MailData, MailSite } from './mail-site.fragment.ts';

export type { MailSite } from './mail-site.fragment.ts';

interface NewMail {
  readonly siteId: number;
  readonly kind: string;
  readonly key: string;
  readonly orderId: number | null;
  readonly to: string;
  readonly locale: string;
  readonly data?: Record<string, unknown>;
}

// The mail that is there already brings no job of its own; what is queued with it is queued all the same.
const INSERT = statement(
  'mail_insert',
  `
with made as (
  insert into mails (site_id, kind, key, order_id, to_email, locale, data) values ($1, $2, $3, $4, $5, $6, $7::jsonb)
  on conflict (site_id, key) do nothing
  returning id
)
select from graphile_worker.add_jobs(array(
  select spec from json_populate_recordset(null::graphile_worker.job_spec, $9::json) spec
   union all
  select spec from made, jsonb_populate_record(null::graphile_worker.job_spec,
           jsonb_set($8::jsonb, '{payload,data,mailId}', to_jsonb(made.id))) spec))`,
);

/** Writes a mail unless there is one with this key, and queues `send` for it: a job that lacks nothing but its id. */
export const insertMail = (tx: Tx, mail: NewMail, send: object, others: readonly object[]): Promise<void> =>
  queueWrite(tx, INSERT, [
    mail.siteId,
    mail.kind,
    mail.key,
    mail.orderId,
    mail.to,
    mail.locale,
    JSON.stringify(mail.data ?? {}),
    JSON.stringify(send),
    JSON.stringify(others),
  ]);

const MailAddress = z
  .object({
    given_name: z.string().nullable(),
    family_name: z.string().nullable(),
    company: z.string().nullable(),
    vat_number: z.string().nullable(),
    phone: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    postal_code: z.string().nullable(),
    country_code: z.string().nullable(),
  })
  .exactPartial();
export type MailAddress = Readonly<z.infer<typeof MailAddress>>;

const MailLine = z.object({
  name: z.string(),
  variant: z.string().nullable(),
  serial: z.string().nullable(),
  price_minor: z.number(),
  picture: z.object({ key: z.string(), hash: z.string().nullable(), width: z.number() }).nullable(),
});
export type MailLine = Readonly<z.infer<typeof MailLine>>;

const OrderFacts = z.object({
  code: z.string(),
  link_version: z.number(),
  status: z.string(),
  payment_status: z.string(),
  cancel_reason: z.string().nullable(),
  given_name: z.string(),
  family_name: z.string(),
  /** The order belongs to a customer who has confirmed this address; else it is unverified. */
  email_confirmed: z.boolean(),
  /** The first mail about the order has not gone out. */
  is_unannounced: z.boolean(),
  /** A later payment of the order failed too, and has a mail of its own. */
  has_failed_again: z.boolean(),
  currency: z.string(),
  prices_include_tax: z.boolean(),
  subtotal_minor: z.number(),
  discount_minor: z.number(),
  shipping_minor: z.number(),
  tax_minor: z.number(),
  tax_estimate: TaxEstimate.nullable(),
  total_minor: z.number(),
  delivery_method: z.enum(['shipment', 'pickup']),
  delivery_address: MailAddress.nullable(),
  shipment: z.object({ name: z.string(), carrier: z.string() }).exactPartial().nullable(),
  /** The promise: the day of its last unit. */
  arrives_on: z.string().nullable(),
  placed_at: z.string(),
  deadline_at: z.string().nullable(),
});

const Facts = z.object({
  order: OrderFacts,
  lines: z.array(MailLine),
  store: MailAddress.extend({ name: z.string() }).nullable(),
  payment: z
    .object({
      name: z.string(),
      type: z.string(),
      params: z.record(z.string(), z.string()).nullable(),
      card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    })
    .nullable(),
});

/** Everything a mail may say of an order; dates are ISO texts, money is in minor units of the order's currency. */
export type MailFacts = Readonly<z.infer<typeof Facts>> & { readonly site: MailSite };

export interface MailRow {
  readonly kind: string;
  readonly to: string;
  readonly locale: string;
  readonly data: z.infer<typeof MailData>;
  readonly status: 'queued' | 'sent' | 'given_up';
  readonly site: MailSite;
  /** More than 0: the shopper may still be at the checkout, so the mail is not due yet. By the database's clock. */
  readonly wait_seconds: number;
  /** Null: it is about an account or a bike, and `data` holds all it says. */
  readonly facts: Omit<MailFacts, 'site'> | null;
}

// A mail is 600 pixels wide: the smallest rendition that fills it on a sharp screen.
const PICTURE = `(select json_build_object('key', m.key, 'hash', m.hash,
    'width', coalesce((select min(w) from unnest(m.widths) w where w >= 800), m.widths[cardinality(m.widths)], m.width))
  from media m where m.key = l.details ->> 'picture')`;

/** How long a failed payment stays untold where the site sets nothing: the units are kept for half an hour. */
const FAILED_PAYMENT_MAIL_MINUTES = 10;

const READ_MAIL = statement<Statements['read_mail'], MailRow>(
  'read_mail',
  `
select m.kind, m.to_email as "to", m.locale, m.status,
  coalesce((select jsonb_build_object('family_name', c.family_name) from customers c
             where c.site_id = $1 and c.email_key = lower(m.to_email)), '{}') || m.data as data,
  ${MAIL_SITE} as site,
  case when m.kind = 'payment_failed' then greatest(0, ceil(extract(epoch from m.queued_at - now())
    + 60 * coalesce((s.settings ->> 'failedPaymentMailMinutes')::int, ${FAILED_PAYMENT_MAIL_MINUTES})))::int
    else 0 end as wait_seconds,
  case when o.id is not null then json_build_object(
  'order', json_build_object('code', o.code, 'link_version', o.link_version, 'status', o.status, 'payment_status', o.payment_status,
    'cancel_reason', o.cancel_reason, 'given_name', o.given_name, 'family_name', o.family_name, 'currency', o.currency,
    'email_confirmed', exists (select from customers c where c.site_id = $1 and c.id = o.customer_id
       and c.email_verified_at is not null and c.email_key = lower(o.email)),
    'is_unannounced', exists (select from mails r where r.site_id = $1 and r.order_id = o.id
       and r.kind = 'order_received' and r.status <> 'sent'),
    'has_failed_again', exists (select from mails r where r.site_id = $1 and r.order_id = o.id
       and r.kind = 'payment_failed' and m.kind = 'payment_failed' and r.id > m.id),
    'prices_include_tax', o.prices_include_tax, 'subtotal_minor', o.subtotal_minor, 'discount_minor', o.discount_minor,
    'shipping_minor', o.shipping_minor, 'tax_minor', o.tax_minor, 'tax_estimate', o.tax_lines -> 0 -> 'estimate', 'total_minor', o.total_minor,
    'delivery_method', o.delivery_method, 'delivery_address', o.delivery_address, 'shipment', o.shipment,
    'arrives_on', (select max(${PROMISED_ON}) from order_lines l where l.site_id = $1 and l.order_id = o.id),
    'placed_at', o.placed_at, 'deadline_at', o.deadline_at),
  'lines', (select json_agg(json_build_object('name', l.name, 'variant', l.details ->> 'variant', 'serial', l.serial,
      'price_minor', l.price_minor, 'picture', ${PICTURE}) order by l.line_no)
    from order_lines l where l.site_id = $1 and l.order_id = o.id),
  'store', (select json_build_object('name', st.name, 'address1', st.address, 'city', st.city, 'state', st.state,
      'postal_code', st.postal_code, 'country_code', st.country_iso, 'phone', st.phone)
    from stores st where st.site_id = $1 and st.id = o.store_id),
  'payment', (select json_build_object('type', pm.type, 'params', pm.settings -> 'params',
      'name', (select t.name from payment_method_translations t where t.site_id = $1 and t.method_id = pm.id
                order by (t.locale = m.locale) desc, (t.locale = 'en') desc, t.locale limit 1),
      'card', (select a.card from payment_attempts a where a.site_id = $1 and a.order_id = o.id
                order by (a.status in ('paid', 'partly_refunded', 'refunded')) desc, a.created_at desc limit 1))
    from payment_methods pm where pm.site_id = $1 and pm.id = o.payment_method_id)
  ) end as facts
  from mails m
  join sites s on s.id = m.site_id
  left join orders o on o.site_id = $1 and o.id = m.order_id
 where m.site_id = $1 and m.id = $2`,
  { data: MailData, site: MailSite, facts: Facts.nullable() },
);

export async function readMail(db: Db, siteId: number, mailId: number): Promise<MailRow | undefined> {
  const [row] = await readSite(db, siteId, READ_MAIL, [siteId, mailId]);
  return row;
}

// The farewell mail of an erased customer: its row loses the receiver.
const FAREWELL = `kind = 'account_erased'`;
const ERASED_ADDRESS = `'nobody@erased.invalid'`;

const MARK_MAIL_SENT = statement(
  'mark_mail_sent',
  `update mails set status = 'sent', sent_at = now(), last_error = null,
                   subject = case when ${FAREWELL} then null else $1 end,
                   to_email = case when ${FAREWELL} then ${ERASED_ADDRESS} else to_email end,
                   data = case when ${FAREWELL} then '{}' else data end
             where site_id = $2 and id = $3 and status = 'queued'`,
);

export async function markMailSent(tx: Tx, siteId: number, mailId: number, subject: string) {
  await runPrepared(tx, MARK_MAIL_SENT, [subject, siteId, mailId]);
}

const NOTE_MAIL_FAILURE = statement(
  'note_mail_failure',
  `update mails set last_error = case when ${FAREWELL} then null else left($1, 500) end,
                   status = case when $2::boolean then 'given_up' else status end,
                   to_email = case when ${FAREWELL} and $2::boolean then ${ERASED_ADDRESS} else to_email end,
                   data = case when ${FAREWELL} and $2::boolean then '{}' else data end
             where site_id = $3 and id = $4 and status = 'queued'`,
);

export async function noteMailFailure(
  tx: Tx,
  siteId: number,
  mailId: number,
  { error, givenUp }: { error: string; givenUp: boolean },
) {
  await runPrepared(tx, NOTE_MAIL_FAILURE, [error, givenUp, siteId, mailId]);
}
