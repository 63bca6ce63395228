import { type Db, readSite, runPrepared, type Tx } from '../../../platform/db/db.ts';
import { statement } from '../../../platform/db/statement.ts';
import type { Statements } from '../../../platform/db/statements.ts';
import type { DeadLetter, PendingDelivery, Webhook, WebhookInput } from './webhooks.contract.ts';

const LIST = statement<Statements['webhooks'], Webhook>(
  'webhooks',
  `
select w.id, w.name, w.url, w.types, w.disabled_reason, w.position,
       case when w.disabled_at is not null then 'disabled' when w.failing_since is not null then 'failing' else 'active' end as status,
       to_json(w.failing_since) #>> '{}' as failing_since, to_json(w.last_success_at) #>> '{}' as last_success_at,
       to_json(w.created_at) #>> '{}' as created_at,
       (select count(*)::int from webhook_deliveries d
         where d.site_id = $1 and d.webhook_id = w.id and d.status = 'pending') as pending,
       (select count(*)::int from webhook_deliveries d
         where d.site_id = $1 and d.webhook_id = w.id and d.status = 'dead') as dead
  from webhooks w where w.site_id = $1 and ($2::bigint is null or w.id = $2) order by w.id`,
);

export const listWebhookRows = (db: Db, siteId: number) => readSite(db, siteId, LIST, [siteId, null]);

export async function findWebhook(tx: Tx, siteId: number, id: number): Promise<Webhook | null> {
  const [row] = await runPrepared(tx, LIST, [siteId, id]);
  return row ?? null;
}

const INSERT = statement(
  'webhook_insert',
  `
insert into webhooks (site_id, name, url, types, secret, created_by, position)
values ($1, $2, $3, $4, $5, $6, coalesce((select last_sequence from event_heads where site_id = $1), 0))
returning id`,
);

/** From the present end of the log on. */
export async function insertWebhook(
  tx: Tx,
  siteId: number,
  { name, url, types, secret, staffId }: WebhookInput & { secret: Buffer; staffId: number },
): Promise<number> {
  const [row] = await runPrepared(tx, INSERT, [siteId, name, url, types, secret, staffId]);
  if (!row) throw new Error('The webhook could not be written');
  return row.id;
}

const CHANGE = statement(
  'webhook_change',
  `
update webhooks
   set name = $3, url = $4, types = $5,
       disabled_at = case when $6 then null else coalesce(disabled_at, now()) end,
       disabled_reason = case when $6 then null else coalesce(disabled_reason, 'staff') end,
       failing_since = case when $6 then null else failing_since end
 where site_id = $1 and id = $2
returning id`,
);

export async function changeWebhookRow(
  tx: Tx,
  siteId: number,
  id: number,
  { name, url, types, enabled }: WebhookInput & { enabled: boolean },
): Promise<boolean> {
  return (await runPrepared(tx, CHANGE, [siteId, id, name, url, types, enabled])).length > 0;
}

const DELETE = statement(
  'webhook_delete',
  'delete from webhooks where site_id = $1 and id = $2 returning id',
);

export const deleteWebhookRow = async (tx: Tx, siteId: number, id: number): Promise<boolean> =>
  (await runPrepared(tx, DELETE, [siteId, id])).length > 0;

const ROTATE = statement(
  'webhook_rotate',
  `
update webhooks set old_secret = secret, old_secret_until = now() + interval '1 day', secret = $3
 where site_id = $1 and id = $2
returning id`,
);

export const rotateSecretRow = async (tx: Tx, siteId: number, id: number, secret: Buffer): Promise<boolean> =>
  (await runPrepared(tx, ROTATE, [siteId, id, secret])).length > 0;

// Deliveries after the position are made again from the log, in its order.
const REPLAY = statement(
  'webhook_replay',
  `
with gone as (
  delete from webhook_deliveries d using webhooks w
   where w.site_id = $1 and w.id = $2 and d.site_id = $1 and d.webhook_id = $2 and d.sequence > $3
)
update webhooks set position = least($3, position) where site_id = $1 and id = $2 returning position`,
);

/** Null: there is no such webhook. */
export async function replayWebhookRow(tx: Tx, siteId: number, id: number, after: number) {
  const [row] = await runPrepared(tx, REPLAY, [siteId, id, after]);
  return row?.position ?? null;
}

const DEAD = statement<Statements['webhook_dead'], DeadLetter>(
  'webhook_dead',
  `
select d.sequence, e.type, d.subject, d.attempts, d.last_status, d.last_error, to_json(d.created_at) #>> '{}' as created_at
  from webhook_deliveries d
  left join events e on e.site_id = $1 and e.sequence = d.sequence
 where d.site_id = $1 and d.webhook_id = $2 and d.status = 'dead' and d.sequence > $3
 order by d.sequence limit $4`,
);

export const listDeadRows = (
  tx: Tx,
  siteId: number,
  id: number,
  { after, limit }: { after: number; limit: number },
) => runPrepared(tx, DEAD, [siteId, id, after, limit]);

const PENDING = statement<Statements['webhook_pending'], PendingDelivery>(
  'webhook_pending',
  `
select d.sequence, e.type, d.subject, d.attempts, d.last_status, d.last_error, to_json(d.created_at) #>> '{}' as created_at,
       to_json(d.due_at) #>> '{}' as due_at
  from webhook_deliveries d
  left join events e on e.site_id = $1 and e.sequence = d.sequence
 where d.site_id = $1 and d.webhook_id = $2 and d.status = 'pending' and d.sequence > $3
 order by d.sequence limit $4`,
);

export const listPendingRows = (
  tx: Tx,
  siteId: number,
  id: number,
  { after, limit }: { after: number; limit: number },
) => runPrepared(tx, PENDING, [siteId, id, after, limit]);

const RETRY = statement(
  'webhook_retry',
  `
update webhook_deliveries set status = 'pending', attempts = 0, due_at = now(), created_at = now()
 where site_id = $1 and webhook_id = $2 and status = 'dead' and ($3::bigint[] is null or sequence = any ($3))
returning sequence`,
);

export const retryDeadRows = async (
  tx: Tx,
  siteId: number,
  id: number,
  sequences: readonly number[] | null,
): Promise<number> => (await runPrepared(tx, RETRY, [siteId, id, sequences])).length;
