import { z } from 'zod';
import { typedText } from '../../typed-text.contract.ts';

// Subscriptions to events of a site. The secret is in the answer that makes it, and in no other.

const params = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const Sequence = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const WebhookInput = z.object({
  name: typedText().min(1).max(100),
  url: z
    .string()
    .max(500)
    .regex(/^https?:\/\/[!-~]+$/),
  /** `order.placed`, or `order.*` for all of a noun. Empty: every event. */
  types: z
    .array(z.string().regex(/^[a-z_]+\.([a-z_]+|\*)$/))
    .max(100)
    .default([]),
});
export type WebhookInput = z.output<typeof WebhookInput>;

export const Webhook = z
  .object({
    id: z.number(),
    name: z.string(),
    url: z.string(),
    types: z.array(z.string()),
    status: z.enum(['active', 'failing', 'disabled']),
    disabled_reason: z.enum(['staff', 'failing', 'gone']).nullable(),
    failing_since: z.string().nullable(),
    last_success_at: z.string().nullable(),
    created_at: z.string(),
    /** Events up to here were sent or wait to be sent. */
    position: z.number(),
    pending: z.number(),
    dead: z.number(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof Webhook>;

const Answer = z.object({ data: Webhook });
const AnswerWithSecret = z.object({ data: Webhook.extend({ secret: z.string() }) });

export const listWebhooks = {
  method: 'GET',
  path: '/api/staff/webhooks',
  summary: 'Webhook subscriptions of the site',
  response: z.object({ data: z.array(Webhook) }),
} as const;

export const createWebhook = {
  method: 'POST',
  path: '/api/staff/webhooks',
  summary:
    'Subscribes an address to events from now on. The secret is in this answer only; the call is not idempotent',
  status: 201,
  body: WebhookInput,
  response: AnswerWithSecret,
} as const;

export const showWebhook = {
  method: 'GET',
  path: '/api/staff/webhooks/:id',
  summary: 'One subscription with its state',
  params,
  response: Answer,
} as const;

export const changeWebhook = {
  method: 'PUT',
  path: '/api/staff/webhooks/:id',
  summary:
    'Changes a subscription, disables it or enables it again; nothing is lost within 90 days meanwhile',
  params,
  body: WebhookInput.extend({ enabled: z.boolean() }),
  response: Answer,
} as const;

export const deleteWebhook = {
  method: 'DELETE',
  path: '/api/staff/webhooks/:id',
  summary: 'Deletes a subscription with its pending and dead deliveries',
  params,
  response: z.object({ data: z.object({ deleted: z.literal(true) }) }),
} as const;

export const rotateWebhookSecret = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/rotate-secret',
  summary: 'Makes a new secret. For a day deliveries carry signatures of the old and the new one',
  params,
  body: z.object({}),
  response: AnswerWithSecret,
} as const;

export const replayWebhook = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/replay',
  summary: 'Sends every event after a sequence again',
  status: 200,
  params,
  body: z.object({ after: Sequence }),
  response: Answer,
} as const;

export const DeadLetter = z.object({
  sequence: z.number(),
  type: z.string().nullable(),
  subject: z.string(),
  attempts: z.number(),
  last_status: z.number().nullable(),
  last_error: z.string().nullable(),
  created_at: z.string(),
});
export type DeadLetter = z.infer<typeof DeadLetter>;

const page = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

/** An event that waits for its first or its next attempt. */
export const PendingDelivery = DeadLetter.extend({ due_at: z.string() });
export type PendingDelivery = z.infer<typeof PendingDelivery>;

export const listPendingDeliveries = {
  method: 'GET',
  path: '/api/staff/webhooks/:id/deliveries',
  summary: 'Events that wait to be sent, with the last failed attempt, by sequence',
  params,
  query: page,
  response: z.object({ data: z.array(PendingDelivery), meta: z.object({ next: z.number().nullable() }) }),
} as const;

export const listDeadLetters = {
  method: 'GET',
  path: '/api/staff/webhooks/:id/dead-letters',
  summary: 'Events that were given up after three days of retries, by sequence',
  params,
  query: page,
  response: z.object({ data: z.array(DeadLetter), meta: z.object({ next: z.number().nullable() }) }),
} as const;

export const retryDeadLetters = {
  method: 'POST',
  path: '/api/staff/webhooks/:id/dead-letters/retry',
  summary: 'Sends dead events again: those named, or all',
  status: 200,
  params,
  body: z.object({ sequences: z.array(Sequence).min(1).max(500).optional() }),
  response: z.object({ data: z.object({ retried: z.number() }) }),
} as const;
