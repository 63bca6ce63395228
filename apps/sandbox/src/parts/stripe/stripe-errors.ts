/** Stripe's error envelope, thrown on the way and sent as it stands. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;
  /** Refusals before anything ran are not kept under an idempotency key. */
  readonly ran: boolean;
  constructor(status: number, error: Record<string, unknown>, ran = false) {
    super(String(error.message ?? error.code ?? status));
    this.status = status;
    this.error = error;
    this.ran = ran;
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param ? { param } : {}),
    ...(code ? { code } : {}),
  });

export const missing = (kind: string, id: string) =>
  new StripeRefusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param: kind === 'payment_intent' ? 'intent' : 'id',
  });

export const unauthorised = (message: string) =>
  new StripeRefusal(401, { type: 'invalid_request_error', message });

export const outOfOrder = { error: { type: 'api_error', message: 'Something went wrong on our end.' } };
export const tooMany = {
  error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Request rate limit exceeded.' },
};
