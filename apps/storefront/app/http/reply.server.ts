import type { CallFailure } from '@paddock/api-client';

/** The api's answer as the browser gets it. No answer at all has no words of ours a shopper could use. */
export function refusal(failure: CallFailure): Response {
  const { status, code, message, errors } = failure;
  if (status === 0) return Response.json({ code, message: null, errors: {} }, { status: 503 });
  return Response.json({ code, message, errors }, { status });
}

export const reply = (data: unknown) => Response.json({ data });

/** What was posted as JSON, or an empty object: the api's own checks say what is wrong with it. */
export async function readBody(request: Request): Promise<never> {
  const body: unknown = await request.json().catch(() => ({}));
  return (typeof body === 'object' && body !== null ? body : {}) as never;
}

/** The browser's name for one press of a button: sent twice, it is done once. */
export const idempotencyHeaderOf = (request: Request) =>
  idempotencyHeader(request.headers.get('idempotency-key'));

const KEY = /^[\x21-\x7e]{1,255}$/;

/** A key that came with a form or a header; a malformed one is left out, since no header could carry it. */
export const idempotencyHeader = (key: string | null | undefined) => ({
  'idempotency-key': key && KEY.test(key) ? key : undefined,
});

/** Whether the api is unavailable; any other error status means that the requested thing does not exist. */
export const isUnavailable = (status: number): boolean => status === 0 || status === 429 || status >= 500;

/** A 429 stays one: it is about this visitor, and the edge would take a 503 for a failure that concerns all of them. */
export const unavailableStatus = (status: number) => (status === 429 ? 429 : 503);

/** The status of an answer for which the api did not give what it needs. */
export const failureStatus = (status: number) => (isUnavailable(status) ? unavailableStatus(status) : 404);

const OF_A_FILE = ['content-type', 'content-disposition', 'content-length'];

/** A file of the api as the browser gets it; null: the api did not answer. */
export function forwardFile(file: Response | null): Response {
  if (!file?.ok) return new Response(null, { status: failureStatus(file?.status ?? 0) });
  const headers = new Headers();
  for (const name of OF_A_FILE) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { headers });
}
