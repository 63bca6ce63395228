import { runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import { CloudEvent } from '../events.contract.ts';

const ACTIVE = statement(
  'webhooks_active',
  `
select w.site_id, w.id, s.slug from webhooks w join sites s on s.id = w.site_id
 where w.disabled_at is null order by w.site_id, w.id`,
);

export const unsafeListActiveWebhooks = (tx: Tx) => runPrepared(tx, ACTIVE, []);

// A webhook that is behind keeps its position: what it cannot take yet stays in the log.
const ADD = statement<Statements['deliveries_add'], { moved: number }>(
  'deliveries_add',
  `
with hook as materialized (
  select position, types from webhooks w
   where w.site_id = $1 and w.id = $2 and w.disabled_at is null
     and (select count(*) from webhook_deliveries d
           where d.site_id = $1 and d.webhook_id = $2 and d.status = 'pending') < $3::int
   for update skip locked
), page as materialized (
  select e.sequence, e.type, e.subject from events e
   where e.site_id = $1 and e.sequence > (select position from hook) order by e.sequence limit $3::int
), added as (
  insert into webhook_deliveries (site_id, webhook_id, sequence, subject)
  select $1, $2, page.sequence, page.subject from page, hook
   where cardinality(hook.types) = 0 or page.type = any (hook.types)
      or split_part(page.type, '.', 1) || '.*' = any (hook.types)
  on conflict (site_id, webhook_id, sequence) do nothing
), moved as (
  update webhooks w set position = (select max(sequence) from page)
   where w.site_id = $1 and w.id = $2 and exists (select from page)
)
select count(*)::int as moved from page`,
);

/** Makes deliveries of the next events of the log and answers how many events were read. */
export async function addDeliveries(
  tx: Tx,
  { siteId, webhookId, max }: { siteId: number; webhookId: number; max: number },
): Promise<number> {
  const [row] = await runPrepared(tx, ADD, [siteId, webhookId, max]);
  return row?.moved ?? 0;
}

// Only the oldest pending event of a subject is taken, and it stays pending while it is sent: the next one waits for it.
const CLAIM = statement(
  'deliveries_claim',
  `
with due as materialized (
  select d.sequence from webhook_deliveries d
   where d.site_id = $1 and d.webhook_id = $2 and d.status = 'pending' and d.due_at <= now()
     and not exists (select from webhook_deliveries b
                      where b.site_id = $1 and b.webhook_id = $2 and b.subject = d.subject and b.status = 'pending'
                        and b.sequence < d.sequence)
   order by d.sequence limit $3
   for update skip locked
), claimed as (
  update webhook_deliveries d
     set attempts = d.attempts + 1, due_at = now() + $4::int * interval '1 second'
    from due where d.site_id = $1 and d.webhook_id = $2 and d.sequence = due.sequence
  returning d.sequence, d.attempts, d.created_at
)
select c.sequence, c.attempts, c.created_at, e.type, e.version, e.subject, e.data, e.occurred_at, w.url, w.secret,
       case when w.old_secret_until > now() then w.old_secret end as old_secret
  from claimed c
  join webhooks w on w.site_id = $1 and w.id = $2
  join events e on e.site_id = $1 and e.sequence = c.sequence
 order by c.sequence`,
  { data: CloudEvent.shape.data },
);

export type ClaimedDelivery = Awaited<ReturnType<typeof claimDeliveries>>[number];

/** Takes due deliveries for a time. One whose attempt is never reported is due again after it. */
export const claimDeliveries = (
  tx: Tx,
  { siteId, webhookId }: { siteId: number; webhookId: number },
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
) => runPrepared(tx, CLAIM, [siteId, webhookId, limit, leaseSeconds]);

export interface DeliveryKey {
  readonly siteId: number;
  readonly webhookId: number;
  readonly sequence: number;
  /** Of the attempt: another one may have begun meanwhile, or a replay. */
  readonly attempts: number;
}

const DONE = statement(
  'delivery_done',
  `
with gone as (
  delete from webhook_deliveries where site_id = $1 and webhook_id = $2 and sequence = $3 and attempts = $4
)
update webhooks set failing_since = null, last_success_at = now()
 where site_id = $1 and id = $2
   and (failing_since is not null or last_success_at is null or last_success_at < now() - interval '10 seconds')`,
);

export const finishDelivery = (tx: Tx, { siteId, webhookId, sequence, attempts }: DeliveryKey) =>
  runPrepared(tx, DONE, [siteId, webhookId, sequence, attempts]);

const FAILED = statement(
  'delivery_failed',
  `
with noted as (
  update webhook_deliveries
     set last_status = $5, last_error = $6, status = case when $7 then 'dead' else status end,
         due_at = now() + $8::int * interval '1 second'
   where site_id = $1 and webhook_id = $2 and sequence = $3 and attempts = $4
)
update webhooks set failing_since = coalesce(failing_since, now()) where site_id = $1 and id = $2
returning failing_since`,
);

/** Answers since when every delivery of the webhook has failed. */
export async function failDelivery(
  tx: Tx,
  { siteId, webhookId, sequence, attempts }: DeliveryKey,
  failure: { status: number | null; error: string; isDead: boolean; delaySeconds: number },
): Promise<Date | null> {
  const { status, error, isDead, delaySeconds } = failure;
  const values = [siteId, webhookId, sequence, attempts, status, error, isDead, delaySeconds] as const;
  const [row] = await runPrepared(tx, FAILED, values);
  return row?.failing_since ?? null;
}

const DISABLE = statement(
  'webhook_disable',
  `
update webhooks set disabled_at = now(), disabled_reason = $3
 where site_id = $1 and id = $2 and disabled_at is null
returning id`,
);

export const disableWebhook = async (
  tx: Tx,
  { siteId, webhookId }: { siteId: number; webhookId: number },
  reason: 'failing' | 'gone',
): Promise<boolean> => (await runPrepared(tx, DISABLE, [siteId, webhookId, reason])).length > 0;
