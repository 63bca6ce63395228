import { createWarrantyRequest } from '@paddock/server/contracts/warranty';
import { idempotencyHeader } from '../../http/reply.server.ts';
import type { Visit } from '../../request/visit.server.ts';

export type SentRequest =
  | { ok: true; code: string }
  | { ok: false; status: number; message: string | null; errors: Record<string, string> };

/** What was typed and uploaded, to the api. Its own checks say what is wrong with it. */
export async function sendRequest(visit: Visit, bikeId: string, form: FormData): Promise<SentRequest> {
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = await visit.call(createWarrantyRequest, {
    params: { id: bikeId },
    headers: idempotencyHeader(text('key')),
    body: {
      part: text('part') as never,
      description: text('description'),
      store_id: Number(text('store_id')),
      phone: text('phone') || null,
      images: form.getAll('images').map(String),
      video: text('video') || null,
      accept_terms: form.has('accept_terms'),
    },
  });
  if (answer.ok) return { ok: true, code: answer.data.code };
  const { status, message } = answer;
  const errors = Object.fromEntries(
    Object.entries(answer.errors).map(([field, [first = '']]) => [field, first]),
  );
  return { ok: false, status: status || 503, message: status === 0 ? null : message, errors };
}
