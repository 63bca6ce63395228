import { z } from 'zod';

// The money of an order, attempt by attempt. What it means for the order is in order-sums.rules.ts.

/** Of one payment attempt, in its own currency. */
export const AttemptSums = z.object({
  amount_minor: z.number(),
  /** What the whole attempt is worth in the order's currency, as agreed when it began. */
  order_total_minor: z.number(),
  captured_minor: z.number(),
  refunded_minor: z.number(),
  /** Less what was won back. */
  charged_back_minor: z.number(),
  /** Refunds that are on their way. */
  returning_minor: z.number(),
});
export type AttemptSums = Readonly<z.infer<typeof AttemptSums>>;

/** What decides whether an order still waits for money. */
export interface Owed {
  readonly status: string;
  readonly payment_status: string;
  readonly total_minor: number;
}

/** Joined to an attempt `a`: what the ledger has of it, and what is on its way back, in the attempt's currency. */
export const ATTEMPT_SUMS = `
 cross join lateral (
   select coalesce((a.fx_quote ->> 'orderTotalMinor')::bigint, a.amount_minor) as order_total_minor,
          coalesce(sum(e.amount_minor) filter (where p.kind = 'captured'), 0)::bigint as captured_minor,
          coalesce(sum(e.amount_minor) filter (where p.kind = 'refunded'), 0)::bigint as refunded_minor,
          coalesce(sum(case p.kind when 'chargeback' then e.amount_minor when 'chargeback_won' then -e.amount_minor end), 0)::bigint
            as charged_back_minor
     from ledger_postings p
     join ledger_entries e on e.site_id = p.site_id and e.posting_id = p.id and e.entry_no = 1
    where p.site_id = a.site_id and p.attempt_id = a.id) posted
 cross join lateral (
   select coalesce(sum(r.amount_minor), 0)::bigint as returning_minor
     from refunds r
    where r.site_id = a.site_id and r.attempt_id = a.id and r.status in ('requested', 'sent', 'unknown', 'manual')) going`;

/** The attempts of the order `o` as JSON: `AttemptSums[]`. */
export const ATTEMPTS_OF_ORDER = `coalesce((
  select json_agg(json_build_object('amount_minor', a.amount_minor, 'order_total_minor', posted.order_total_minor,
           'captured_minor', posted.captured_minor, 'refunded_minor', posted.refunded_minor,
           'charged_back_minor', posted.charged_back_minor, 'returning_minor', going.returning_minor))
    from payment_attempts a ${ATTEMPT_SUMS}
   where a.site_id = o.site_id and a.order_id = o.id), '[]')`;
