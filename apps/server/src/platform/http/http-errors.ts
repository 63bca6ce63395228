import type { MessageKey } from '../text/messages.ts';

/** Field name → sentences, as the envelope carries them. */
export type FieldErrors = Record<string, string[]>;

export interface RefusalDetails {
  /** Values for the sentence, such as `{seconds}`. */
  values?: Record<string, string | number>;
  errors?: FieldErrors;
  /** The field that the refusal is about: its sentence stands there too. */
  field?: string;
  retryAfterSeconds?: number;
  /** What the caller can go on with, such as the cart with the units available instead. */
  data?: object;
}

/**
 * An answer other than success, on its way to the one error handler. It is thrown only at the HTTP edge
 * (routes and hooks); verbs return `{ ok: false, code }`.
 */
export class HttpRefusal extends Error {
  readonly status: number;
  readonly code: MessageKey;
  readonly details: RefusalDetails;

  constructor(status: number, code: MessageKey, details: RefusalDetails = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}
