import { z } from 'zod';
import { type Db, queueWrite, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { type Known, statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { CopiedAddress } from '../../addresses/addresses.contract.ts';
import { MethodSettings, type PaymentComponent, PaymentPost } from '../payments.contract.ts';

/** What a panel was shown, as it is kept: the rest is written anew for each call. */
const KeptPost = PaymentPost.omit({ order_code: true, totals: true });

/** What we and the adapters note of an attempt between calls; adapters keep further ones of their own. */
const Hints = z.looseObject({
  /** How often opening the panel failed. */
  begin_tries: z.number().exactOptional(),
  /** The provider's own form behind our panel, once it is open. */
  widget: KeptPost.exactOptional(),
  /** The payment that the browser named; it is not proved to be ours. */
  said_payment_ref: z.string().exactOptional(),
});

const AttemptJson = {
  settings: MethodSettings,
  fx_quote: z
    .object({ orderTotalMinor: z.number(), orderCurrency: z.string(), rate: z.string(), at: z.string() })
    .nullable(),
  post: KeptPost.nullable(),
  hints: Hints,
  /** What the ledger has of it. */
  postings: z.array(z.object({ kind: z.string(), txnId: z.string(), amountMinor: z.number() })),
};

const Paying = z.object({
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  address: CopiedAddress.nullable(),
  taxMinor: z.number(),
  taxRate: z.number(),
  items: z.array(z.object({ name: z.string(), priceMinor: z.number() })),
});

/** An attempt with what of its order and site decides about it. */
export interface AttemptRow extends Readonly<z.infer<z.ZodObject<typeof AttemptJson>>> {
  readonly site_id: number;
  readonly site_slug: string;
  readonly country_iso: string | null;
  readonly id: string;
  readonly order_id: number;
  readonly order_code: string;
  readonly order_status: string;
  readonly payment_status: string;
  readonly cancel_reason: string | null;
  readonly registered_at: Date | null;
  readonly deadline_at: Date | null;
  readonly seconds_left: number | null;
  readonly cart_id: string | null;
  readonly customer_id: number | null;
  readonly locale: string;
  readonly order_total_minor: number;
  readonly order_currency: string;
  readonly method_id: number;
  readonly component: PaymentComponent;
  readonly provider: string;
  /** Null: no provider is asked (bank, cash, cheque). */
  readonly account_ref: string | null;
  readonly amount_minor: number;
  readonly currency: string;
  readonly exponent: number;
  readonly status: string;
  readonly provider_ref: string | null;
  readonly provider_payment_ref: string | null;
  readonly failure: string | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly poll_count: number;
  readonly unknown_seconds: number;
  readonly is_charging: boolean;
}

// A call that charges stores its start time; after this long no request is waiting for its answer any more.
const CHARGING_SECONDS = 60;

const COLUMNS = `
  a.site_id, s.slug as site_slug, s.country_iso, a.id, a.order_id, o.code as order_code, o.status as order_status,
  o.payment_status, o.cancel_reason, o.registered_at, o.deadline_at,
  greatest(0, extract(epoch from o.deadline_at - now()))::int as seconds_left,
  o.cart_id, o.customer_id, o.locale, o.total_minor as order_total_minor, o.currency as order_currency,
  a.method_id, m.component, m.settings, a.provider, a.account_ref, a.amount_minor, a.currency, a.exponent, a.fx_quote,
  a.status, a.provider_ref, a.provider_payment_ref, a.post, a.hints, a.failure, a.created_at, a.updated_at, a.poll_count,
  coalesce((select json_agg(json_build_object('kind', p.kind, 'txnId', p.provider_txn_id, 'amountMinor', e.amount_minor)
                            order by p.id)
      from ledger_postings p
      join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
     where p.site_id = a.site_id and p.attempt_id = a.id), '[]') as postings,
  extract(epoch from now() - coalesce((a.hints ->> 'unknown_since')::timestamptz, now()))::int as unknown_seconds,
  coalesce((a.hints ->> 'charging_since')::timestamptz > now() - interval '${CHARGING_SECONDS} seconds', false) as is_charging`;

const TABLES = `
  payment_attempts a
  join sites s on s.id = a.site_id
  join orders o on o.site_id = a.site_id and o.id = a.order_id
  join payment_methods m on m.site_id = a.site_id and m.id = a.method_id`;

const FIND = statement<Known<Statements['payment_attempt'], { component: PaymentComponent }>, AttemptRow>(
  'payment_attempt',
  `select ${COLUMNS} from ${TABLES} where a.site_id = $1 and a.id = $2::uuid`,
  AttemptJson,
);

export async function findAttempt(db: Db, siteId: number, attemptId: string): Promise<AttemptRow | null> {
  const [row] = await readSite(db, siteId, FIND, [siteId, attemptId]);
  return row ?? null;
}

const PAYING = `json_build_object(
  'email', o.email, 'givenName', o.given_name, 'familyName', o.family_name, 'phone', o.phone,
  'address', coalesce(o.billing_address, case when o.delivery_method = 'shipment' then o.delivery_address end), 'taxMinor', o.tax_minor,
  'taxRate', coalesce((select max(l.tax_rate) from order_lines l where l.site_id = o.site_id and l.order_id = o.id), 0),
  'items', coalesce((select json_agg(json_build_object('name', l.name, 'priceMinor', l.price_minor) order by l.line_no)
     from order_lines l where l.site_id = o.site_id and l.order_id = o.id), '[]')) as paying`;

const FIND_PAYING = statement<
  Known<Statements['payment_attempt_paying'], { component: PaymentComponent }>,
  PayingAttemptRow
>(
  'payment_attempt_paying',
  `select ${COLUMNS}, ${PAYING}, (select encode(c.key_hash, 'hex') from carts c
     where c.site_id = a.site_id and c.id = o.cart_id) as cart_key_hash
  from ${TABLES} where a.site_id = $1 and a.id = $2::uuid`,
  { ...AttemptJson, paying: Paying },
);

/** With what the provider is told about who buys what. */
export interface PayingAttemptRow extends AttemptRow {
  readonly cart_key_hash: string | null;
  readonly paying: Readonly<z.infer<typeof Paying>>;
}

export async function findPayingAttempt(
  db: Db,
  siteId: number,
  attemptId: string,
): Promise<PayingAttemptRow | null> {
  const [row] = await readSite(db, siteId, FIND_PAYING, [siteId, attemptId]);
  return row ?? null;
}

const LIVE = `('created', 'ready', 'processing', 'action_required', 'unknown', 'review')`;
const FIND_OPEN = statement<
  Known<Statements['payment_attempt_open'], { component: PaymentComponent }>,
  AttemptRow
>(
  'payment_attempt_open',
  `select ${COLUMNS} from ${TABLES} where a.site_id = $1 and a.order_id = $2
    and (a.status in ${LIVE} or (a.status = 'failed' and a.account_ref is not null and not a.hints ? 'closed'))
  order by a.created_at desc limit 1`,
  AttemptJson,
);

/** The one attempt that can still be paid, if any: after a decline some providers let the shopper try on. */
export async function findOpenAttempt(db: Db, siteId: number, orderId: number): Promise<AttemptRow | null> {
  const [row] = await readSite(db, siteId, FIND_OPEN, [siteId, orderId]);
  return row ?? null;
}

const LOCK = statement<
  Known<Statements['payment_attempt_lock'], { component: PaymentComponent }>,
  AttemptRow
>('payment_attempt_lock', `${FIND.text} for update of a`, AttemptJson);

/** After the order's row, never before it: all transactions take the two locks in this order. */
export async function lockAttempt(tx: Tx, siteId: number, attemptId: string): Promise<AttemptRow | null> {
  const [row] = await runPrepared(tx, LOCK, [siteId, attemptId]);
  return row ?? null;
}

export interface NewAttempt {
  /** A uuid v7 that the caller has written down already; else one is made. */
  readonly id?: string;
  readonly siteId: number;
  readonly orderId: number;
  readonly methodId: number;
  readonly provider: string;
  readonly accountRef: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly exponent: number;
  readonly fxQuote: object | null;
}

const INSERT = statement(
  'payment_attempt_insert',
  `
insert into payment_attempts
  (site_id, order_id, method_id, provider, account_ref, amount_minor, currency, exponent, fx_quote, id, next_poll_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::uuid,
        case when $5::text is not null then now() + interval '2 minutes' end)`,
);

/** Also dates the first look at the provider, for the case that we die before we ever call it. */
export const insertAttempt = (tx: Tx, id: string, input: Omit<NewAttempt, 'id'>): Promise<void> => {
  const { siteId, orderId, methodId, provider, accountRef, amountMinor, currency, exponent, fxQuote } = input;
  const quote = fxQuote ? JSON.stringify(fxQuote) : null;
  return queueWrite(tx, INSERT, [
    siteId,
    orderId,
    methodId,
    provider,
    accountRef,
    amountMinor,
    currency,
    exponent,
    quote,
    id,
  ]);
};

const TAKE_DUE_ATTEMPTS = statement<Statements['unsafe_take_due_attempts'], { site_id: number; id: string }>(
  'unsafe_take_due_attempts',
  `
    update payment_attempts set next_poll_at = now() + interval '1 minute'
     where (site_id, id) in (
       select site_id, id from payment_attempts
        where next_poll_at is not null and next_poll_at <= now()
        order by next_poll_at limit $1 for update skip locked)
    returning site_id, id`,
);

/** Takes the attempts that are due for a poll, of all sites, and reschedules each so that no two pollers take it. */
export async function unsafeTakeDueAttempts(tx: Tx, most: number) {
  const rows = await runPrepared(tx, TAKE_DUE_ATTEMPTS, [most]);
  return rows;
}
