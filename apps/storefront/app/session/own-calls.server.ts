import type { CallFailure } from '@paddock/api-client';
import type { Visit } from '../visit.server.ts';

/** Another site's form must not buy, choose or pay here; nor may it exchange the visitor's bag for an empty one. */
export function refuseForeign(visit: Visit): Response | null {
  if (visit.request.headers.get('sec-fetch-site') !== 'cross-site') return null;
  visit.setCookies.length = 0;
  return new Response(null, { status: 403 });
}

/** The api's answer as the browser gets it. No answer at all has no words of ours a shopper could use. */
export function refusal(failure: CallFailure): Response {
  const { status, code, message, errors } = failure;
  if (status === 0) return Response.json({ code, message: null, errors: {} }, { status: 503 });
  return Response.json({ code, message, errors }, { status });
}

export const reply = (data: unknown) => Response.json({ data });

/** What was posted as JSON, or an empty object: the api's own checks say what is wrong with it. */
export async function readBody(request: Request): Promise<never> {
  return (await request.json().catch(() => ({}))) as never;
}

/** The browser's name for one press of a button: sent twice, it is done once. */
export const keyOf = (request: Request) => ({
  'idempotency-key': request.headers.get('idempotency-key') ?? undefined,
});

const OF_A_FILE = ['content-type', 'content-disposition', 'content-length'];

/** A file of the api as the browser gets it; null: the api did not answer. */
export function handOn(file: Response | null): Response {
  if (!file?.ok) return new Response(null, { status: file?.status === 404 ? 404 : 503 });
  const headers = new Headers();
  for (const name of OF_A_FILE) {
    const value = file.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(file.body, { headers });
}
