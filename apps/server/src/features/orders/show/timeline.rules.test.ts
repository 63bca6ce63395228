import { expect, test } from 'vitest';
import { canCancel, resultOf } from '../orders.rules.ts';
import { type Story, timelineOf } from './timeline.rules.ts';

const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`;
const event = (kind: string, hour: number, data = {}) => ({ kind, at: at(hour), data });

const story = (change: Partial<Story>): Story => ({
  status: 'confirmed',
  pickup: false,
  placedAt: at(1),
  deadlineOn: null,
  arrivesOn: '2026-11-20',
  events: [event('placed', 1), event('confirmed', 2, { paid: true })],
  ...change,
});
const told = (change: Partial<Story>) =>
  timelineOf(story(change)).map((step) => `${step.kind} ${step.state}${step.at ? '' : ' –'}`);

test('on its way: what is done has its time, what comes has none but the day of hand-over', () => {
  const events = [event('confirmed', 2, { paid: true }), event('preparing', 3), event('shipped', 4)];
  expect(told({ status: 'shipped', events })).toEqual([
    ...['placed done', 'paid done', 'confirmed done', 'preparing done', 'shipped now', 'delivered next –'],
  ]);
  expect(timelineOf(story({})).at(-1)).toMatchObject({ kind: 'delivered', expected_on: '2026-11-20' });
});

test('a withdrawal on the way stands before what is still to come', () => {
  const events = [event('confirmed', 2, { paid: true }), event('preparing', 3), event('shipped', 4)];
  const withdrawn = [...events, event('withdrawal_received', 5)];
  expect(told({ status: 'shipped', events: withdrawn }).slice(-3)).toEqual([
    ...['shipped now', 'withdrawal_received done', 'delivered next –'],
  ]);
});

test('[RESULT-05] a pickup is made ready on its day instead of shipped; when it is collected is up to the buyer', () => {
  expect(told({ pickup: true })).toContain('ready_for_pickup next –');
  expect(told({ pickup: true })).not.toContain('shipped next –');
  const days = timelineOf(story({ pickup: true })).map(({ kind, expected_on }) => `${kind} ${expected_on}`);
  expect(days.slice(-2)).toEqual(['ready_for_pickup 2026-11-20', 'delivered null']);
});

test('cash: confirmed first, paid when staff say so', () => {
  const events = [event('confirmed', 2, { paid: false })];
  expect(told({ events })).not.toContain('paid done');
  expect(told({ events: [...events, event('payment_paid', 9)] })).toContain('paid done');
});

test('cancelled: nothing comes any more; reinstated: as if it never was', () => {
  const cancelled = [event('placed', 1), event('cancelled', 5)];
  expect(told({ status: 'cancelled', events: cancelled })).toEqual(['placed done', 'cancelled done']);
  const back = [...cancelled, event('reinstated', 6, { paid: true })];
  expect(told({ status: 'confirmed', events: back })).toEqual([
    ...[
      'placed done',
      'paid done',
      'confirmed now',
      'preparing next –',
      'shipped next –',
      'delivered next –',
    ],
  ]);
});

test('waiting for a transfer shows until when, and no hand-over before that day', () => {
  const waits = { status: 'pending_confirmation', events: [event('placed', 1)] } as const;
  const [, waiting] = timelineOf(story({ ...waits, deadlineOn: '2026-11-18' }));
  expect(waiting).toEqual({ kind: 'payment_awaited', state: 'now', at: null, expected_on: '2026-11-18' });
  const handOver = (deadlineOn: string) => timelineOf(story({ ...waits, deadlineOn })).at(-1)?.expected_on;
  expect([handOver('2026-11-18'), handOver('2026-11-20')]).toEqual(['2026-11-20', null]);
  expect(timelineOf(story({ ...waits, status: 'payment_failed' })).at(-1)?.expected_on).toBeNull();
});

test('given back in parts: each time is told, and while one is under way what comes next', () => {
  const handed = [event('confirmed', 2, { paid: true }), event('delivered', 4)];
  const requested = [...handed, event('return_requested', 5), event('return_approved', 6)];
  expect(told({ status: 'return_requested', events: requested }).slice(-4)).toEqual([
    ...['return_requested done', 'return_approved now', 'returned next –', 'refunded next –'],
  ]);
  const twice = [...requested, event('returned', 7), event('refunded', 8), event('return_requested', 9)];
  expect(told({ status: 'delivered', events: [...twice, event('return_rejected', 10)] }).slice(-5)).toEqual([
    ...[
      'return_approved done',
      'returned done',
      'refunded done',
      'return_requested done',
      'return_rejected done',
    ],
  ]);
});

test('money that may be on its way is never shown as a failure', () => {
  const result = (status: Parameters<typeof resultOf>[0]['status'], attempt: string | null, online = true) =>
    resultOf({ status, attempt, online });
  expect(result('pending_confirmation', 'unknown')).toBe('pending');
  expect(result('pending_confirmation', 'review')).toBe('pending');
  expect(result('pending_confirmation', 'ready')).toBe('awaiting');
  expect(result('pending_confirmation', 'ready', false)).toBe('awaiting');
  expect(result('pending_confirmation', 'failed')).toBe('failure');
  expect(result('processing', 'failed')).toBe('pending');
  expect(result('payment_failed', 'failed')).toBe('failure');
  expect(result('shipped', 'paid')).toBe('success');
  expect(result('cancelled', 'cancelled')).toBe('cancelled');
});

test('an order can be cancelled until staff prepare it', () => {
  expect(
    ['pending_confirmation', 'confirmed', 'payment_failed'].every((status) =>
      canCancel(status as 'confirmed'),
    ),
  ).toBe(true);
  expect(
    ['processing', 'preparing', 'shipped', 'delivered'].some((status) => canCancel(status as 'shipped')),
  ).toBe(false);
});
