import { randomUUID } from 'node:crypto';
import { listReviewable, ReviewLimits, writeReview } from '@paddock/server/contracts/reviews';
import { data, redirect } from 'react-router';
import { failurePage, pageError } from '../../../frame/page-error.server.ts';
import { idempotencyHeader } from '../../../http/reply.server.ts';
import { authPath, type Visit } from '../../../request/visit.server.ts';
import type { ReviewDraft } from './review-form.tsx';

const CODE = /^[0-9A-Z]{8,32}$/;
const keyOf = (visit: Visit) => visit.url.searchParams.get('key') ?? undefined;

/** What of an order can be reviewed. The order opens with the same proofs as its own page. */
export async function loadReviewable(visit: Visit, code: string) {
  if (!CODE.test(code)) throw pageError('not_found', 404);
  const answer = await visit.call(listReviewable, { params: { code }, query: { key: keyOf(visit) } });
  if (!answer.ok) throw failurePage(answer.status);
  const { items, author } = answer.data;
  return {
    code,
    author,
    items: items.filter(({ status }) => status === null),
    isSent: visit.url.searchParams.has('sent'),
    isByLink: keyOf(visit) !== undefined,
    resultHref: pageOf(visit, code, 'result'),
    idempotencyKey: randomUUID(),
  };
}

/** The key of a mail goes with the shopper. */
function pageOf(visit: Visit, code: string, page: string, extra: Record<string, string> = {}): string {
  const key = keyOf(visit);
  const query = new URLSearchParams({ ...(key && { key }), ...extra });
  return `${authPath(visit.segment)}/checkout/${code}/${page}${query.size > 0 ? `?${query}` : ''}`;
}

export async function sendReview(visit: Visit, request: Request, code: string) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string, max: number) =>
    String(form.get(name) ?? '')
      .trim()
      .slice(0, max);
  const typed = {
    item: text('item', 36),
    stars: text('stars', 1),
    title: text('title', ReviewLimits.title),
    text: text('text', ReviewLimits.text),
    name: text('name', ReviewLimits.name),
  };
  const faults = {
    stars: !/^[1-5]$/.test(typed.stars),
    title: typed.title === '',
    text: typed.text === '',
    name: typed.name === '',
  };
  const again = (draft: Partial<ReviewDraft>, status: number) =>
    data({ typed, faults, message: null, isOffline: false, ...draft }, { status });
  if (Object.values(faults).some(Boolean)) return again({}, 422);
  const answer = await visit.call(writeReview, {
    params: { code },
    query: { key: keyOf(visit) },
    body: { ...typed, stars: Number(typed.stars) },
    headers: idempotencyHeader(text('key', 100)),
  });
  if (answer.ok) return redirect(pageOf(visit, code, 'review', { sent: '1' }));
  if (answer.status === 0) return again({ isOffline: true }, 503);
  return again({ message: answer.message }, answer.status);
}
