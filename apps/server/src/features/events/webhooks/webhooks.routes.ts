import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import * as verbs from './manage-webhooks.ts';
import * as contracts from './webhooks.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

type Refused = { readonly ok: false; readonly code: 'not_found' | 'webhook_url_refused' };

const refusalOf = ({ code }: Refused) =>
  code === 'not_found' ? new HttpRefusal(404, code) : new HttpRefusal(422, code, { field: 'url' });

/** Reading needs `event.read`, as the log does; changing where events go needs `webhook.manage` and a fresh proof. */
export function webhookSubscriptionRoutes(
  app: FastifyInstance,
  { db, config: { eventTargets: rules } }: Shop,
) {
  contractRoute(app, contracts.listWebhooks, STAFF, async (_call, request) => ({
    data: await verbs.listWebhooks(db, staffCall(request, 'event.read').siteId),
  }));
  contractRoute(app, contracts.createWebhook, STAFF, async ({ body }, request) => {
    const made = await verbs.createWebhook(db, staffCall(request, 'webhook.manage'), body, rules);
    if (!made.ok) throw refusalOf(made);
    return { data: { ...made.webhook, secret: made.secret } };
  });
  contractRoute(app, contracts.changeWebhook, STAFF, async ({ params, body }, request) => {
    const call = staffCall(request, 'webhook.manage');
    const changed = await verbs.changeWebhook(db, call, { ...body, id: params.id }, rules);
    if (!changed.ok) throw refusalOf(changed);
    return { data: changed.webhook };
  });
  contractRoute(app, contracts.deleteWebhook, STAFF, async ({ params }, request) => {
    const { ok } = await verbs.deleteWebhook(db, staffCall(request, 'webhook.manage'), params.id);
    if (!ok) throw new HttpRefusal(404, 'not_found');
    return { data: { deleted: true as const } };
  });
  contractRoute(app, contracts.rotateWebhookSecret, STAFF, async ({ params }, request) => {
    const made = await verbs.rotateWebhookSecret(db, staffCall(request, 'webhook.manage'), params.id);
    if (!made.ok) throw refusalOf(made);
    return { data: { ...made.webhook, secret: made.secret } };
  });
  creatingRoute(app, db, contracts.replayWebhook, STAFF, async (tx, { params, body }, request) => {
    const input = { id: params.id, after: body.after };
    const done = await verbs.replayWebhook(tx, staffCall(request, 'webhook.manage'), input);
    return done.ok ? { ok: true, answer: { data: done.webhook } } : { ok: false, refusal: refusalOf(done) };
  });
  contractRoute(app, contracts.showWebhook, STAFF, async ({ params }, request) => {
    const data = await verbs.showWebhook(db, staffCall(request, 'event.read').siteId, params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.listPendingDeliveries, STAFF, async ({ params, query }, request) => {
    const { siteId } = staffCall(request, 'event.read');
    const found = await verbs.listPendingDeliveries(db, siteId, { ...query, id: params.id });
    if (!found.ok) throw refusalOf(found);
    return { data: found.rows, meta: { next: found.next } };
  });
  contractRoute(app, contracts.listDeadLetters, STAFF, async ({ params, query }, request) => {
    const { siteId } = staffCall(request, 'event.read');
    const found = await verbs.listDeadLetters(db, siteId, { ...query, id: params.id });
    if (!found.ok) throw refusalOf(found);
    return { data: found.rows, meta: { next: found.next } };
  });
  creatingRoute(app, db, contracts.retryDeadLetters, STAFF, async (tx, { params, body }, request) => {
    const input = { id: params.id, sequences: body.sequences ?? null };
    const done = await verbs.retryDeadLetters(tx, staffCall(request, 'webhook.manage'), input);
    return done.ok
      ? { ok: true, answer: { data: { retried: done.retried } } }
      : { ok: false, refusal: refusalOf(done) };
  });
}
