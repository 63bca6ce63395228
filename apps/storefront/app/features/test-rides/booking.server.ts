import { randomUUID } from 'node:crypto';
import { toMeasurement } from '@paddock/i18n/measures';
import { cancelTestRide, changeTestRide, showTestRide } from '@paddock/server/contracts/test-rides';
import { data, redirect } from 'react-router';
import { failurePage } from '../../frame/page-error.server.ts';
import { idempotencyHeader } from '../../http/reply.server.ts';
import { findPicture } from '../../media/media.server.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { nextHours } from './book-ride.server.ts';
import { calendarOf, clockOf, durationOf, rideWords, storeView } from './format-rides.server.ts';
import type { BookingView, HourView } from './ride-view.ts';

const keyOf = (visit: Visit) => (visit.url.searchParams.get('key') ?? '').slice(0, 200);

/** The booking that the link of a mail opens. */
export async function loadBooking(visit: Visit, code: string): Promise<BookingView> {
  const key = keyOf(visit);
  const answer = await visit.call(showTestRide, { params: { code }, query: { key } });
  if (!answer.ok) throw failurePage(answer.status);
  const { product, store, timezone, starts_at, ends_at, status } = answer.data;
  const base = authPath(visit.segment);
  const unit = toMeasurement(visit.site?.settings.measurement) === 'metric' ? 'km' : 'ml';
  const done = visit.url.searchParams.get('done');
  const again = new URLSearchParams({ product: product.slug, store: String(store.id) });
  return {
    code,
    status,
    model: { ...product, picture: findPicture(product.image), href: `${base}/products/${product.slug}` },
    store: storeView(visit, store, { unit, href: `${base}/stores` }),
    when: rideWords(visit, timezone).moment(starts_at),
    clock: clockOf(visit, timezone),
    duration: durationOf(visit, (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000),
    licence: answer.data.licence,
    isOpen: answer.data.is_open,
    reason: answer.data.cancel_reason,
    isNew: done === 'booked' && status === 'booked',
    isMoved: done === 'moved' && status === 'changed',
    calendar: calendarOf(
      visit,
      answer.data,
      (day) => `${base}/test-ride/${code}?${new URLSearchParams({ key, day })}#move`,
    ),
    againHref: `${base}/test-ride?${again}`,
    idempotencyKey: randomUUID(),
  };
}

export type BookingReply = { message: string | null; isHourMissing: boolean; next: HourView[] };

/** Moves or cancels it. The key of the link is the proof, as in the mail. */
export async function changeBooking(visit: Visit, request: Request, code: string) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const key = keyOf(visit);
  const isCancelling = text('step') === 'cancel';
  const starts_at = text('starts_at');
  const plain: BookingReply = { message: null, isHourMissing: false, next: [] };
  if (!isCancelling && starts_at === '') return data({ ...plain, isHourMissing: true }, { status: 422 });
  const call = {
    params: { code },
    query: { key },
    headers: idempotencyHeader(text('key') && `${text('key')}-${isCancelling ? 'cancel' : 'move'}`),
  };
  const answer = isCancelling
    ? await visit.call(cancelTestRide, { ...call, body: {} })
    : await visit.call(changeTestRide, { ...call, body: { starts_at } });
  if (answer.ok) {
    const query = new URLSearchParams({ key, done: isCancelling ? 'cancelled' : 'moved' });
    return redirect(`${authPath(visit.segment)}/test-ride/${code}?${query}`);
  }
  const reply: BookingReply = {
    ...plain,
    message: answer.status === 0 ? null : answer.message,
    next: nextHours(visit, text('timezone'), answer.data),
  };
  return data(reply, { status: answer.status === 0 ? 503 : answer.status });
}
