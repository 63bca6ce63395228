import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export interface Broken {
  readonly invariant: string;
  readonly what: string;
  readonly subject: string;
}

const NET = `
  select a.site_id, a.order_id,
         sum(case p.kind when 'captured' then e.amount_minor when 'refunded' then -e.amount_minor else 0 end
             * coalesce((a.fx_quote ->> 'orderTotalMinor')::numeric, a.amount_minor) / a.amount_minor) as minor
    from payment_attempts a
    join ledger_postings p on p.site_id = a.site_id and p.attempt_id = a.id
    join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
   group by a.site_id, a.order_id`;

const GOING_BACK = `
  select a.site_id, a.order_id, sum(r.amount_minor) as minor
    from refunds r join payment_attempts a on a.site_id = r.site_id and a.id = r.attempt_id
   where r.status in ('requested', 'sent', 'unknown', 'manual') group by a.site_id, a.order_id`;

const DEAD = `('cancelled', 'refunded', 'returned')`;

/** Each names the rows that break it; none may ever return one. */
const CHECKS: readonly [invariant: string, what: string, statement: string][] = [
  [
    'I1',
    'a unit stands in two orders that are alive',
    `select l.unit_id::text as subject from order_lines l join orders o on o.site_id = l.site_id and o.id = l.order_id
      where o.status not in ${DEAD}
        and not exists (select from return_lines b join returns r on r.site_id = b.site_id and r.id = b.return_id
                         where b.site_id = l.site_id and b.order_id = l.order_id and b.unit_id = l.unit_id
                           and r.status in ('received', 'refunded'))
      group by l.site_id, l.unit_id having count(*) > 1`,
  ],
  [
    'I1',
    'a unit has two live claims',
    `select unit_id::text as subject from unit_claims where released_at is null group by site_id, unit_id having count(*) > 1`,
  ],
  [
    'I3',
    'an order says paid, the ledger does not',
    `select o.code as subject from orders o left join (${NET}) net on net.site_id = o.site_id and net.order_id = o.id
      where o.payment_status = 'paid' and coalesce(net.minor, 0) < o.total_minor`,
  ],
  [
    'I3',
    'the ledger has the money, the order does not say so and none of it goes back',
    `select o.code as subject from orders o join (${NET}) net on net.site_id = o.site_id and net.order_id = o.id
       left join (${GOING_BACK}) back on back.site_id = o.site_id and back.order_id = o.id
      where o.payment_status = 'unpaid' and net.minor >= o.total_minor and net.minor > coalesce(back.minor, 0)`,
  ],
  [
    'I3',
    'an order was paid for more than once and the rest does not go back',
    `select o.code as subject from orders o join (${NET}) net on net.site_id = o.site_id and net.order_id = o.id
       left join (${GOING_BACK}) back on back.site_id = o.site_id and back.order_id = o.id
      where net.minor - coalesce(back.minor, 0) > o.total_minor`,
  ],
  [
    'I4',
    'a cancelled order keeps money that is not on its way back',
    `select o.code as subject from orders o join (${NET}) net on net.site_id = o.site_id and net.order_id = o.id
       left join (${GOING_BACK}) back on back.site_id = o.site_id and back.order_id = o.id
      where o.status = 'cancelled' and net.minor > coalesce(back.minor, 0)`,
  ],
  [
    'I4',
    'a refund that staff have to send has no open case',
    `select r.id::text as subject from refunds r where r.status = 'manual' and not exists (
        select from payment_cases c where c.site_id = r.site_id and c.refund_id = r.id
           and c.kind = 'refund_by_hand' and c.status = 'open')`,
  ],
  [
    'I5',
    'a unit is claimed for an order that is over',
    `select c.unit_id::text as subject from unit_claims c join orders o on o.site_id = c.site_id and o.id = c.order_id
      where c.released_at is null and o.status in ${DEAD}`,
  ],
  [
    'I5',
    'a unit is claimed for an order that has no line of it',
    `select c.unit_id::text as subject from unit_claims c
      where c.released_at is null and c.order_id is not null and not exists (
        select from order_lines l where l.site_id = c.site_id and l.order_id = c.order_id and l.unit_id = c.unit_id)`,
  ],
  [
    'I5',
    'an order that is confirmed does not have its unit',
    `select o.code as subject from orders o join order_lines l on l.site_id = o.site_id and l.order_id = o.id
      where o.status in ('confirmed', 'preparing', 'ready_for_pickup', 'shipped', 'delivered') and not exists (
        select from unit_claims c where c.site_id = l.site_id and c.unit_id = l.unit_id and c.order_id = o.id
           and c.kind = 'sale' and c.released_at is null)`,
  ],
  [
    'I5',
    'an order that waits for its payment does not have its unit',
    `select o.code as subject from orders o join order_lines l on l.site_id = o.site_id and l.order_id = o.id
      where o.status in ('pending_confirmation', 'processing', 'payment_failed') and o.deadline_at > now() and not exists (
        select from unit_claims c where c.site_id = l.site_id and c.unit_id = l.unit_id and c.order_id = o.id
           and c.released_at is null)`,
  ],
  [
    'I6',
    'the events of an order have a gap',
    `select order_id::text as subject from order_events group by site_id, order_id having max(seq) <> count(*) or min(seq) <> 1`,
  ],
  [
    'I6',
    'an order is confirmed twice without a cancellation between',
    `select order_id::text as subject from order_events group by site_id, order_id
     having count(*) filter (where kind in ('confirmed', 'reinstated')) > 1 + count(*) filter (where kind = 'cancelled')`,
  ],
  [
    'I7',
    'an order was confirmed by mail twice',
    `select order_id::text as subject from mails where kind = 'order_confirmed' group by site_id, order_id having count(*) > 1`,
  ],
  [
    'I7',
    'an attempt was captured twice',
    `select attempt_id::text as subject from ledger_postings p
      where kind = 'captured' and provider not in ('offline', 'bank', 'cash', 'check')
      group by site_id, attempt_id having count(*) > 1`,
  ],
  [
    'I11',
    'a posting does not sum to zero',
    `select posting_id::text as subject from ledger_entries group by site_id, posting_id, currency having sum(amount_minor) <> 0`,
  ],
  [
    'I11',
    'the books of a currency do not sum to zero',
    `select currency as subject from ledger_entries group by currency having sum(amount_minor) <> 0`,
  ],
];

/** What must hold after anything has happened (reliability: I1 to I7, I11). The rows that break it; none is well. */
export async function brokenInvariants(owner: Db): Promise<Broken[]> {
  return owner.transaction().execute(async (tx) => {
    // These read everything, in a database that was filled a moment ago and has no statistics yet.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`analyze orders, order_lines, payment_attempts, ledger_postings, ledger_entries, unit_claims`.execute(
      tx,
    );
    const broken: Broken[] = [];
    for (const [invariant, what, statement] of CHECKS) {
      const { rows } = await sql.raw<{ subject: string }>(statement).execute(tx);
      broken.push(...rows.map(({ subject }) => ({ invariant, what, subject })));
    }
    return broken;
  });
}

/** Money a provider says it moved. */
export interface ProviderBooking {
  readonly kind: string;
  readonly txnId: string;
  readonly reference: string | null;
  readonly amountMinor: number;
  readonly currency: string;
}

/** I3 against the other side's own books: every charge and refund there is here, once and to the cent, and the other way. */
export async function differencesWithProvider(
  owner: Db,
  provider: string,
  bookings: readonly ProviderBooking[],
): Promise<Broken[]> {
  const { rows } = await sql<{ kind: string; attempt: string; amount: number; currency: string }>`
    select p.kind, p.attempt_id::text as attempt, e.amount_minor as amount, e.currency
      from ledger_postings p
      join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
     where p.provider = ${provider}`.execute(owner);
  const KINDS: Record<string, string> = { charge: 'captured', refund: 'refunded', void: 'refunded' };
  const theirs = bookings
    .filter(({ kind }) => kind in KINDS)
    .map((one) => `${KINDS[one.kind]} ${one.reference} ${one.amountMinor} ${one.currency}`);
  const ours = rows
    .filter(({ kind }) => kind === 'captured' || kind === 'refunded')
    .map((one) => `${one.kind} ${one.attempt} ${one.amount} ${one.currency}`);
  return [
    ...without(theirs, ours).map((subject) => ({
      invariant: 'I3',
      what: 'at the provider, not booked',
      subject,
    })),
    ...without(ours, theirs).map((subject) => ({
      invariant: 'I3',
      what: 'booked, not at the provider',
      subject,
    })),
  ];
}

function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return all.filter((one) => {
    const place = left.indexOf(one);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
