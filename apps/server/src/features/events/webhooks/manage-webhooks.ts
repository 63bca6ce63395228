import { randomBytes } from 'node:crypto';
import { type TargetRules, whyRefused } from '../../../platform/clients/post-to-public.ts';
import { type Db, type Tx, withSite } from '../../../platform/db/db.ts';
import type { StaffCall } from '../../staff/staff-call.ts';
import { writeAudit } from '../../staff/write-audit.ts';
import { numberEvents } from '../number-events.ts';
import { formatSecret } from './sign-delivery.ts';
import type { DeadLetter, PendingDelivery, Webhook, WebhookInput } from './webhooks.contract.ts';
import * as rows from './webhooks.sql.ts';

export const listWebhooks = (db: Db, siteId: number): Promise<Webhook[]> => rows.listWebhookRows(db, siteId);

export const showWebhook = (db: Db, siteId: number, id: number): Promise<Webhook | null> =>
  withSite(db, siteId, (tx) => rows.findWebhook(tx, siteId, id));

type Refused = { readonly ok: false; readonly code: 'not_found' | 'webhook_url_refused' };
export type ChangedWebhook = { readonly ok: true; readonly webhook: Webhook } | Refused;
export type WebhookWithSecret =
  | { readonly ok: true; readonly webhook: Webhook; readonly secret: string }
  | Refused;

const NOT_FOUND = { ok: false, code: 'not_found' } as const;
const URL_REFUSED = { ok: false, code: 'webhook_url_refused' } as const;

const SECRET_BYTES = 32;

/** A subscription from the present end of the log on. */
export async function createWebhook(
  db: Db,
  call: StaffCall,
  input: WebhookInput,
  rules: TargetRules,
): Promise<WebhookWithSecret> {
  if (whyRefused(input.url, rules)) return URL_REFUSED;
  // What happened before has its number before, so that it is not sent.
  await numberEvents(db, call.siteId);
  const secret = randomBytes(SECRET_BYTES);
  return withSite(db, call.siteId, async (tx): Promise<WebhookWithSecret> => {
    const id = await rows.insertWebhook(tx, call.siteId, { ...input, secret, staffId: call.staffId });
    const webhook = await rows.findWebhook(tx, call.siteId, id);
    if (!webhook) return NOT_FOUND;
    await audit(tx, call, { id, action: 'webhook.create', before: {}, after: stateOf(webhook) });
    return { ok: true, webhook, secret: formatSecret(secret) };
  });
}

/** Runs an act on one webhook and writes the audit log with its state before and after. */
async function actOn(
  tx: Tx,
  call: StaffCall,
  { id, action }: { id: number; action: string },
  act: () => Promise<unknown>,
): Promise<ChangedWebhook> {
  const before = await rows.findWebhook(tx, call.siteId, id);
  if (!before) return NOT_FOUND;
  await act();
  const webhook = await rows.findWebhook(tx, call.siteId, id);
  if (!webhook) return NOT_FOUND;
  await audit(tx, call, { id, action, before: stateOf(before), after: stateOf(webhook) });
  return { ok: true, webhook };
}

export async function changeWebhook(
  db: Db,
  call: StaffCall,
  { id, ...input }: WebhookInput & { id: number; enabled: boolean },
  rules: TargetRules,
): Promise<ChangedWebhook> {
  return withSite(db, call.siteId, async (tx): Promise<ChangedWebhook> => {
    if (!(await rows.findWebhook(tx, call.siteId, id))) return NOT_FOUND;
    if (whyRefused(input.url, rules)) return URL_REFUSED;
    return actOn(tx, call, { id, action: 'webhook.change' }, () =>
      rows.changeWebhookRow(tx, call.siteId, id, input),
    );
  });
}

export const deleteWebhook = (db: Db, call: StaffCall, id: number): Promise<{ ok: boolean }> =>
  withSite(db, call.siteId, async (tx) => {
    const before = await rows.findWebhook(tx, call.siteId, id);
    if (!before || !(await rows.deleteWebhookRow(tx, call.siteId, id))) return { ok: false };
    await audit(tx, call, { id, action: 'webhook.delete', before: stateOf(before), after: {} });
    return { ok: true };
  });

export async function rotateWebhookSecret(db: Db, call: StaffCall, id: number): Promise<WebhookWithSecret> {
  const secret = randomBytes(SECRET_BYTES);
  const changed = await withSite(db, call.siteId, (tx) =>
    actOn(tx, call, { id, action: 'webhook.rotate_secret' }, () =>
      rows.rotateSecretRow(tx, call.siteId, id, secret),
    ),
  );
  return changed.ok ? { ...changed, secret: formatSecret(secret) } : changed;
}

export const replayWebhook = (
  tx: Tx,
  call: StaffCall,
  { id, after }: { id: number; after: number },
): Promise<ChangedWebhook> =>
  actOn(tx, call, { id, action: 'webhook.replay' }, () => rows.replayWebhookRow(tx, call.siteId, id, after));

interface Page {
  readonly id: number;
  readonly after: number;
  readonly limit: number;
}

export type Deliveries<Row> =
  | { readonly ok: true; readonly rows: Row[]; readonly next: number | null }
  | Refused;

export const listDeadLetters = (db: Db, siteId: number, page: Page) =>
  readPage<DeadLetter>(db, siteId, page, rows.listDeadRows);

export const listPendingDeliveries = (db: Db, siteId: number, page: Page) =>
  readPage<PendingDelivery>(db, siteId, page, rows.listPendingRows);

type ReadRows<Row> = (
  tx: Tx,
  siteId: number,
  id: number,
  page: { after: number; limit: number },
) => Promise<Row[]>;

const readPage = <Row extends DeadLetter>(
  db: Db,
  siteId: number,
  { id, after, limit }: Page,
  read: ReadRows<Row>,
): Promise<Deliveries<Row>> =>
  withSite(db, siteId, async (tx): Promise<Deliveries<Row>> => {
    if (!(await rows.findWebhook(tx, siteId, id))) return NOT_FOUND;
    const found = await read(tx, siteId, id, { after, limit });
    return { ok: true, rows: found, next: found.length === limit ? (found.at(-1)?.sequence ?? null) : null };
  });

export type Retried = { readonly ok: true; readonly retried: number } | Refused;

export async function retryDeadLetters(
  tx: Tx,
  call: StaffCall,
  { id, sequences }: { id: number; sequences: readonly number[] | null },
): Promise<Retried> {
  let retried = 0;
  const done = await actOn(tx, call, { id, action: 'webhook.retry' }, async () => {
    retried = await rows.retryDeadRows(tx, call.siteId, id, sequences);
  });
  return done.ok ? { ok: true, retried } : done;
}

const stateOf = ({ name, url, types, status, position, dead }: Webhook) => ({
  name,
  url,
  types,
  status,
  position,
  dead,
});

const audit = (
  tx: Tx,
  call: StaffCall,
  { id, action, before, after }: { id: number; action: string; before: object; after: object },
) =>
  writeAudit(tx, call, {
    action,
    subject: { kind: 'webhook', ref: String(id) },
    reason: null,
    before,
    after,
  });
