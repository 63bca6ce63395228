import { expect, test } from 'vitest';
import { mergeTimeline } from './order-timeline.rules.ts';

const AT = '2026-11-17T10:00:00+00:00';

test('[DESKORDERS-04] events, mails, notes and audit rows are one history, newest first, an act once with its reason', () => {
  const timeline = mergeTimeline({
    events: [
      { kind: 'placed', actor: 'guest', data: {}, at: '2026-11-17T08:00:00+00:00' },
      { kind: 'cancelled', actor: 'Anna', data: {}, at: AT },
    ],
    mails: [
      { id: 7, kind: 'order_cancelled', status: 'sent', queued_at: AT, sent_at: '2026-11-17T10:00:05+00:00' },
    ],
    notes: [{ text: 'Called back', actor: 'Anna', at: '2026-11-17T09:00:00+00:00' }],
    audit: [
      { action: 'order.cancel', actor: 'Anna', reason: 'asked by phone', at: AT },
      { action: 'order.note', actor: 'Anna', reason: null, at: '2026-11-17T09:00:00+00:00' },
      { action: 'order.revoke_links', actor: 'Anna', reason: 'forwarded', at: '2026-11-17T11:00:00+00:00' },
    ],
  });
  expect(timeline.map(({ source, kind, text }) => [source, kind, text])).toEqual([
    ['audit', 'order.revoke_links', 'forwarded'],
    ['mail', 'order_cancelled', null],
    ['event', 'cancelled', 'asked by phone'],
    ['note', 'note', 'Called back'],
    ['event', 'placed', null],
  ]);
});
