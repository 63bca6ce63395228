import { type PostResult, postToPublic, type TargetRules } from '../../../platform/clients/post-to-public.ts';
import { type Db, unsafeWithAllSites, withSite } from '../../../platform/db/db.ts';
import type { Log } from '../../../platform/observability/log.ts';
import { numberEvents } from '../number-events.ts';
import { toCloudEvent } from '../read-events.ts';
import {
  addDeliveries,
  type ClaimedDelivery,
  claimDeliveries,
  disableWebhook,
  failDelivery,
  finishDelivery,
  unsafeListActiveWebhooks,
} from './deliveries.sql.ts';
import { signDelivery } from './sign-delivery.ts';
import { delayAfter, isExpired, isFailingTooLong } from './webhooks.rules.ts';

/** So many events of a webhook wait at most; the rest stays in the log. */
const MAX_PENDING = 1000;
const AT_ONCE = 10;
const ROUNDS = 20;
const TIMEOUT_MS = 10_000;
const LEASE_SECONDS = 60;
const GONE = 410;

export interface Sending {
  readonly db: Db;
  readonly log: Pick<Log, 'warn'>;
  readonly rules: TargetRules;
  readonly now?: () => Date;
}

interface Hook {
  readonly siteId: number;
  readonly webhookId: number;
  readonly slug: string;
}

/** Sends what is due of every active webhook, several webhooks side by side. Answers how many webhooks are active. */
export async function deliverWebhooks(sending: Sending): Promise<number> {
  const hooks = await unsafeWithAllSites(sending.db, unsafeListActiveWebhooks);
  for (const siteId of new Set(hooks.map(({ site_id }) => site_id))) await numberEvents(sending.db, siteId);
  await Promise.all(
    hooks.map(({ site_id, id, slug }) => deliverTo(sending, { siteId: site_id, webhookId: id, slug })),
  );
  return hooks.length;
}

async function deliverTo(sending: Sending, hook: Hook): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const added = await withSite(sending.db, hook.siteId, (tx) =>
      addDeliveries(tx, { ...hook, max: MAX_PENDING }),
    );
    const claimed = await withSite(sending.db, hook.siteId, (tx) =>
      claimDeliveries(tx, hook, { limit: AT_ONCE, leaseSeconds: LEASE_SECONDS }),
    );
    await Promise.all(claimed.map((delivery) => send(sending, hook, delivery)));
    if (added === 0 && claimed.length === 0) return;
  }
}

async function send(sending: Sending, hook: Hook, delivery: ClaimedDelivery): Promise<void> {
  const now = sending.now?.() ?? new Date();
  const event = toCloudEvent(hook.slug, delivery);
  const body = JSON.stringify(event);
  const secrets = [delivery.secret, ...(delivery.old_secret ? [delivery.old_secret] : [])];
  const result = await postToPublic({
    url: delivery.url,
    body,
    headers: {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      'user-agent': 'Paddock-Webhooks/1',
      ...signDelivery(secrets, { id: event.id, at: now, body }),
    },
    timeoutMs: TIMEOUT_MS,
    rules: sending.rules,
  });
  await record(sending, hook, delivery, { result, now });
}

async function record(
  { db, log }: Sending,
  hook: Hook,
  { sequence, attempts, created_at }: ClaimedDelivery,
  { result, now }: { result: PostResult; now: Date },
) {
  const { siteId, webhookId } = hook;
  const key = { siteId, webhookId, sequence, attempts };
  await withSite(db, siteId, async (tx) => {
    if (result.ok) return finishDelivery(tx, key);
    const isDead = isExpired(created_at, now);
    const { status, error } = result;
    const failingSince = await failDelivery(tx, key, {
      status,
      error,
      isDead,
      delaySeconds: delayAfter(attempts),
    });
    const reason = status === GONE ? 'gone' : isFailingTooLong(failingSince, now) ? 'failing' : null;
    if (reason && (await disableWebhook(tx, hook, reason)))
      log.warn({ site: hook.slug, webhook: webhookId, reason }, 'webhook disabled');
    return null;
  });
}
