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

export interface TimelineSources {
  readonly events: readonly {
    readonly kind: string;
    readonly actor: string;
    readonly data: Record<string, unknown>;
    readonly at: string;
  }[];
  readonly mails: readonly {
    readonly id: number;
    readonly kind: string;
    readonly status: string;
    readonly queued_at: string;
    readonly sent_at: string | null;
  }[];
  readonly notes: readonly { readonly text: string; readonly actor: string; readonly at: string }[];
  readonly audit: readonly {
    readonly action: string;
    readonly actor: string;
    readonly reason: string | null;
    /** The proposal that this act made, decided or ran; and the act that was proposed. */
    readonly approval: number | null;
    readonly contract: string | null;
    readonly at: string;
  }[];
}
