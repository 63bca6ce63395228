import type { Outgoing } from '../../core/outbox.ts';

export type ShownWebhook = ReturnType<typeof shown>;
/** A notification as people and tests may see it. */
export const shown = ({ build: _build, dueAt, sent, ...message }: Outgoing) => ({
  ...message,
  due_at: Number.isFinite(dueAt) ? new Date(dueAt).toISOString() : null,
  body: sent?.body ?? null,
});
