import { bookTestRide, type RideSlot } from '@paddock/server/contracts/test-rides';
import { data, redirect } from 'react-router';
import { idempotencyHeader } from '../../http/reply.server.ts';
import { firstErrors } from '../../http/show-failure.ts';
import { authPath, type Visit } from '../../request/visit.server.ts';
import { rideWords } from './format-rides.server.ts';
import type { HourView, RideReply } from './ride-view.ts';

const TYPED = ['starts_at', 'given_name', 'family_name', 'email', 'phone'] as const;

/** Books the hour and shows the booking; refused, the form comes back with what was typed. */
export async function bookRide(visit: Visit, request: Request) {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const typed = Object.fromEntries(TYPED.map((name) => [name, text(name)]));
  const captcha = text('h-captcha-response');
  const answer = await visit.call(bookTestRide, {
    body: {
      ...(typed as Record<(typeof TYPED)[number], string>),
      product: text('product'),
      store: Number(text('store')),
      holds_licence: form.has('holds_licence'),
      accept_terms: form.has('accept_terms') as true,
      'h-captcha-response': captcha || null,
    },
    headers: idempotencyHeader(text('key')),
  });
  if (answer.ok) {
    const { code, key } = answer.data;
    return redirect(
      `${authPath(visit.segment)}/test-ride/${code}?${new URLSearchParams({ key, done: 'booked' })}`,
    );
  }
  const { 'h-captcha-response': robot, ...errors } = firstErrors(answer.errors);
  const isOffline = answer.status === 0;
  const reply: RideReply = {
    // A field says itself what is wrong with it.
    message: Object.keys(errors).length > 0 ? null : (robot ?? answer.message),
    isOffline,
    needsScript: answer.code === 'captcha_required',
    errors,
    next: nextHours(visit, text('timezone'), answer.data),
    typed,
  };
  return data(reply, { status: isOffline ? 503 : answer.status });
}

/** The free hours that came with the refusal of a taken one, each with its day. */
export function nextHours(visit: Visit, timezone: string, refused: unknown): HourView[] {
  const { next = [] } = (refused ?? {}) as { next?: readonly RideSlot[] };
  if (next.length === 0) return [];
  const words = rideWords(visit, isZone(timezone) ? timezone : (visit.site?.timezone ?? 'UTC'));
  return next.map(({ starts_at }) => ({ startsAt: starts_at, label: words.moment(starts_at) }));
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
