import { randomUUID } from 'node:crypto';
import { showPage } from '@paddock/server/contracts/pages';
import { declareWithdrawal } from '@paddock/server/contracts/returns';
import { data, redirect } from 'react-router';
import { idempotencyHeader } from '../../../http/reply.server.ts';
import { authPath, type Visit } from '../../../request/visit.server.ts';
import { loadOrder } from '../../orders/load-order.server.ts';
import type { WithdrawalStep } from './withdrawal-review.tsx';

/** The order, what can be withdrawn from, and the Idempotency-Key of the statement. */
export async function loadWithdrawal(visit: Visit, code: string) {
  const [order, terms] = await Promise.all([
    loadOrder(visit, code),
    visit.call(showPage, { params: { slug: 'withdrawal' }, query: {} }),
  ]);
  const done = visit.url.searchParams.get('done');
  return {
    order,
    items: order.items.filter(({ uuid }) => order.withdrawal?.items.includes(uuid)),
    declared: order.withdrawal?.declared.find((one) => one.code === done) ?? null,
    hasTerms: terms.ok,
    resultHref: resultHref(visit, code),
    isByLink: visit.url.searchParams.has('key'),
    idempotencyKey: randomUUID(),
  };
}

/** The page of the order for guests; the key of a mail goes with it. */
function resultHref(visit: Visit, code: string): string {
  const key = visit.url.searchParams.get('key');
  const page = `${authPath(visit.segment)}/checkout/${code}/result`;
  return key ? `${page}?key=${encodeURIComponent(key)}` : page;
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** First the statement, which is shown again to be confirmed; confirmed, it is sent. */
export async function sendWithdrawal(visit: Visit, request: Request, code: string) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const items = form.getAll('items').filter((value) => typeof value === 'string');
  const typed = { name: text('name').slice(0, 200), email: text('email').slice(0, 254), items };
  const faults = {
    name: typed.name === '',
    email: !EMAIL.test(typed.email),
    items: items.length === 0,
  };
  const plain: WithdrawalStep = { isReview: false, faults, message: null, isOffline: false, typed };
  const again = (step: Partial<WithdrawalStep>, status: number) => data({ ...plain, ...step }, { status });
  if (Object.values(faults).some(Boolean)) return again({}, 422);
  if (text('step') === 'change') return again({}, 200);
  if (text('step') !== 'confirm') return again({ isReview: true }, 200);
  const key = visit.url.searchParams.get('key') ?? undefined;
  const answer = await visit.call(declareWithdrawal, {
    params: { code },
    query: { key },
    body: typed,
    headers: idempotencyHeader(text('key')),
  });
  if (answer.ok) {
    const query = new URLSearchParams({ ...(key ? { key } : {}), done: answer.data.code });
    return redirect(`${authPath(visit.segment)}/checkout/${code}/withdrawal?${query}`);
  }
  const isOffline = answer.status === 0;
  return again(
    { isReview: isOffline, message: isOffline ? null : answer.message, isOffline },
    isOffline ? 503 : answer.status,
  );
}
