import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';

// Read by every scrape, so each one reads what a partial index holds or the newest rows of an index: none grows with
// the orders of all years.

export interface JobQueueState {
  readonly task: string;
  readonly waiting: number;
  readonly failed: number;
  readonly oldestSeconds: number;
}

const JOB_QUEUE = statement<Statements['job_queue_state'], JobQueueState>(
  'job_queue_state',
  `
select t.identifier as task,
       count(j.id) filter (where j.run_at <= now() and j.attempts < j.max_attempts)::int as waiting,
       count(j.id) filter (where j.attempts >= j.max_attempts)::int as failed,
       coalesce(extract(epoch from now() - min(j.run_at) filter (
         where j.run_at <= now() and j.locked_at is null and j.attempts < j.max_attempts)), 0)::float8 as "oldestSeconds"
  from graphile_worker._private_tasks t left join graphile_worker._private_jobs j on j.task_id = t.id
 group by t.identifier`,
);

/** By kind of job: how many are due, how many used up their tries, how long the oldest due one waits. */
export const unsafeReadJobQueue = (tx: Tx) => runPrepared(tx, JOB_QUEUE, []);

export interface RecentOrders {
  readonly site: string;
  readonly placed: number;
  readonly paid: number;
}

const RECENT_ORDERS = statement<Statements['recent_orders'], RecentOrders>(
  'recent_orders',
  `
select s.slug as site, count(o.id)::int as placed,
       count(o.id) filter (where o.payment_status = 'paid')::int as paid
  from sites s
  left join orders o on o.site_id = s.id and o.placed_at > now() - interval '15 minutes'
 where s.enable_shop
 group by s.slug`,
);

/** Of every site with a shop, also those without orders. */
export const unsafeReadRecentOrders = (tx: Tx) => runPrepared(tx, RECENT_ORDERS, []);

export interface UnitClaimState {
  readonly kind: string;
  readonly live: number;
  readonly overdue: number;
}

const UNIT_CLAIMS = statement<Statements['unit_claim_state'], UnitClaimState>(
  'unit_claim_state',
  `
select kind.name as kind,
       count(c.id) filter (where c.expires_at > now())::int as live,
       count(c.id) filter (where c.expires_at < now() - interval '5 minutes')::int as overdue
  from unnest(array['hold', 'reservation']) as kind (name)
  left join unit_claims c on c.kind = kind.name and c.released_at is null and c.expires_at is not null
 group by kind.name`,
);

/** Holds and reservations; sales never expire. */
export const unsafeReadUnitClaims = (tx: Tx) => runPrepared(tx, UNIT_CLAIMS, []);

export interface OpenAttempts {
  readonly provider: string;
  readonly status: string;
  readonly open: number;
  readonly stuck: number;
  readonly oldestSeconds: number;
}

const OPEN_ATTEMPTS = statement<Statements['open_attempts'], OpenAttempts>(
  'open_attempts',
  `
select provider, status, count(*)::int as open,
       count(*) filter (where updated_at < now() - interval '30 minutes')::int as stuck,
       extract(epoch from now() - min(updated_at))::float8 as "oldestSeconds"
  from payment_attempts
 where status in ('created', 'ready', 'processing', 'action_required', 'unknown', 'review')
 group by provider, status`,
);

/** Attempts without a result; stuck are those that have not changed for half an hour. */
export const unsafeReadOpenAttempts = (tx: Tx) => runPrepared(tx, OPEN_ATTEMPTS, []);

export interface SiteBacklog {
  readonly site: string;
  readonly overdueUnits: number;
  readonly revisedPromises: number;
  readonly openCases: number;
  readonly waitingWebhooks: number;
}

const SITE_BACKLOG = statement<Statements['site_backlog'], SiteBacklog>(
  'site_backlog',
  `
select s.slug as site,
       (select count(*)::int from units u
         where u.site_id = s.id and u.overdue_since is not null) as "overdueUnits",
       (select count(*)::int from delivery_promises p
         where p.site_id = s.id and p.reason = 'revised' and p.shown_at > now() - interval '1 day') as "revisedPromises",
       (select count(*)::int from payment_cases c
         where c.site_id = s.id and c.status = 'open') as "openCases",
       (select count(*)::int from provider_events e
         where e.site_id = s.id and e.processed_at is null and e.received_at < now() - interval '1 minute')
         as "waitingWebhooks"
  from sites s
 where s.enable_shop`,
);

export const unsafeReadSiteBacklog = (tx: Tx) => runPrepared(tx, SITE_BACKLOG, []);

const SITES_WITHOUT_TAX = statement<Statements['sites_without_tax'], { readonly site: string }>(
  'sites_without_tax',
  `
select s.slug as site
  from sites s
 where not knows_tax(s.settings)
   and exists (select from payment_methods m where m.site_id = s.id and m.enabled)`,
);

/** Sites that could sell, and are closed because their prices exclude tax and they have no rate. */
export const unsafeReadSitesWithoutTax = (tx: Tx) => runPrepared(tx, SITES_WITHOUT_TAX, []);

const NEWEST_POSTING = statement<Statements['newest_posting'], { readonly id: number }>(
  'newest_posting',
  `
select coalesce(max(newest.id), 0)::float8 as id
  from sites s
 cross join lateral (
   select p.id from ledger_postings p where p.site_id = s.id order by p.id desc limit 1) as newest`,
);

/** The highest number of a posting of all sites; 0 without one. */
export async function unsafeReadNewestPosting(tx: Tx): Promise<number> {
  const [row] = await runPrepared(tx, NEWEST_POSTING, []);
  return row?.id ?? 0;
}

const UNBALANCED = statement<Statements['unbalanced_postings'], { readonly unbalanced: number }>(
  'unbalanced_postings',
  `
select count(*)::int as unbalanced
  from sites s
 cross join lateral (
   select p.id from ledger_postings p where p.site_id = s.id and p.id > $1::bigint) as recent
 cross join lateral (
   select sum(e.amount_minor) as total from ledger_entries e
    where e.site_id = s.id and e.posting_id = recent.id
    group by e.currency) as sums
 where sums.total <> 0`,
);

/** Among the postings with a higher number; a constraint refuses such a posting, so this must stay 0. */
export async function unsafeCountUnbalancedPostings(tx: Tx, after: number): Promise<number> {
  const [row] = await runPrepared(tx, UNBALANCED, [after]);
  return row?.unbalanced ?? 0;
}
