import { z } from 'zod';
import { EventData } from '../sales-order.contract.ts';
// What is read of an order to decide its actions and to tell its history.

/** What decides which actions an order takes. */
export interface OrderState {
  readonly status: string;
  readonly payment_status: string;
  readonly delivery_method: string;
  /** How it is paid; null: no method was chosen. */
  readonly method_component: string | null;
  readonly is_registered: boolean;
  /** There is an attempt that no provider looks after. */
  readonly has_offline_attempt: boolean;
  readonly has_mails: boolean;
  /** A cancellation or refund of it waits for a second person. */
  readonly is_held: boolean;
}

export const TimelineSources = z.object({
  events: z.array(
    z.object({
      kind: z.string(),
      actor: z.string(),
      data: EventData,
      at: z.string(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.number(),
      kind: z.string(),
      status: z.string(),
      queued_at: z.string(),
      sent_at: z.string().nullable(),
    }),
  ),
  notes: z.array(z.object({ text: z.string(), actor: z.string(), at: z.string() })),
  audit: z.array(
    z.object({
      action: z.string(),
      actor: z.string(),
      reason: z.string().nullable(),
      /** The proposal that this act made, decided or ran; and the act that was proposed. */
      approval: z.number().nullable(),
      contract: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type TimelineSources = Readonly<z.infer<typeof TimelineSources>>;
