import { expect, test } from 'vitest';
import { mergeTimeline } from './order-timeline.rules.ts';

const AT = '2026-11-17T10:00:00+00:00';

const NO_PROPOSAL = { approval: null, contract: null };

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
      { action: 'order.cancel', actor: 'Anna', reason: 'asked by phone', at: AT, ...NO_PROPOSAL },
      { action: 'order.note', actor: 'Anna', reason: null, at: '2026-11-17T09:00:00+00:00', ...NO_PROPOSAL },
      {
        action: 'order.revoke_links',
        actor: 'Anna',
        reason: 'forwarded',
        at: '2026-11-17T11:00:00+00:00',
        ...NO_PROPOSAL,
      },
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

test('[DESKORDERS-04] a proposal tells what was proposed, and what came of it that its actor approved it', () => {
  const act = { reason: 'scratch', approval: 7 };
  const proposed = { source: 'audit' as const, kind: 'approval.propose', actor: 'Anna' };
  const timeline = mergeTimeline({
    events: [{ kind: 'refund_requested', actor: 'Bruno', data: { amount_minor: 100 }, at: AT }],
    mails: [],
    notes: [],
    audit: [
      {
        ...act,
        action: 'approval.propose',
        actor: 'Anna',
        contract: 'order.refund',
        at: '2026-11-17T09:00:00+00:00',
      },
      { ...act, action: 'order.refund', actor: 'Bruno', contract: null, at: AT },
    ],
  });
  expect(timeline).toMatchObject([
    { kind: 'refund_requested', actor: 'Bruno', data: { amount_minor: 100, approval: 7 } },
    { ...proposed, data: { contract: 'order.refund' } },
  ]);
});
