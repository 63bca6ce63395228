import type { TimelineSources } from './order-source.contract.ts';
import type { TimelineEntry } from './orders.staff.contract.ts';

/**
 * One history of events, mails, notes and audit rows, the newest first. An act writes its event and its audit row in one
 * transaction, so at the same instant: they are one entry, with the reason of the audit row.
 */
export function mergeTimeline({ events, mails, notes, audit }: TimelineSources): TimelineEntry[] {
  const reasons = new Map(audit.map(({ at, reason }) => [at, reason]));
  const eventTimes = new Set(events.map(({ at }) => at));
  const entries: TimelineEntry[] = [
    ...events.map(({ kind, actor, data, at }) => ({
      source: 'event' as const,
      kind,
      actor,
      text: reasons.get(at) ?? null,
      data,
      at,
    })),
    ...mails.map(({ id, kind, status, queued_at, sent_at }) => ({
      source: 'mail' as const,
      kind,
      actor: 'system',
      text: null,
      data: { id, status },
      at: sent_at ?? queued_at,
    })),
    ...notes.map(({ text, actor, at }) => ({
      source: 'note' as const,
      kind: 'note',
      actor,
      text,
      data: {},
      at,
    })),
    ...audit
      .filter(({ action, at }) => action !== 'order.note' && !eventTimes.has(at))
      .map(({ action, actor, reason, at }) => ({
        source: 'audit' as const,
        kind: action,
        actor,
        text: reason,
        data: {},
        at,
      })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
