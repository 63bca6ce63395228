import { randomUUID } from 'node:crypto';
import { requestReturn, withdrawReturn } from '@paddock/server/contracts/returns';
import { data, redirect } from 'react-router';
import { pageError } from '../../frame/page-error.server.ts';
import { idempotencyHeader } from '../../http/reply.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { loadOwnOrder } from '../orders/load-order.server.ts';
import { isReason, type ReturnProblem } from './return-view.ts';

/** The order, its returnable items, and the Idempotency-Key of the form. */
export async function loadReturn(visit: Visit, code: string) {
  const order = await loadOwnOrder(visit, code);
  const gone = new Set(
    order.returns.flatMap(({ status, items }) =>
      status === 'rejected' || status === 'withdrawn' ? [] : items,
    ),
  );
  return { order, items: order.items.filter(({ uuid }) => !gone.has(uuid)), idempotencyKey: randomUUID() };
}

const texts = (form: FormData, name: string) =>
  form.getAll(name).filter((value): value is string => typeof value === 'string' && value !== '');

/** Asks for a return, or calls one off. Done, it goes back to the order, where the return is shown. */
export async function sendReturn(visit: Visit, request: Request, code: string) {
  const form = await request.formData().catch(() => new FormData());
  const done = redirect(`${authPath(visit.segment)}/my-account/orders/${code}#returns`);
  const [withdrawn] = texts(form, 'withdraw');
  if (withdrawn !== undefined) {
    const answer = await visit.call(withdrawReturn, { params: { code, return_code: withdrawn } });
    // Whatever the answer is, the order's page shows how things stand.
    if (!answer.ok && answer.status === 404) throw pageError('not_found', 404);
    return done;
  }
  const items = texts(form, 'items');
  const [reason = ''] = texts(form, 'reason');
  const [note = ''] = texts(form, 'note');
  const typed = { items, reason, note };
  const faults = { items: items.length === 0, reason: !isReason(reason) };
  if (!isReason(reason) || faults.items)
    return again({ faults, message: null, isOffline: false, typed }, 422);
  const answer = await visit.call(requestReturn, {
    params: { code },
    body: { items, reason, note: note.slice(0, 2000), photos: texts(form, 'photos') },
    headers: idempotencyHeader(texts(form, 'key')[0]),
  });
  if (answer.ok) return done;
  const isOffline = answer.status === 0;
  return again(
    { faults, message: isOffline ? null : answer.message, isOffline, typed },
    isOffline ? 503 : answer.status,
  );
}

const again = (problem: ReturnProblem, status: number) => data(problem, { status });
