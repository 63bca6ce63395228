import type { TimelineSources } from './order-source.staff.contract.ts';
import type { TimelineEntry } from './orders.staff.contract.ts';

/**
 * One history of events, mails, notes and audit rows, the newest first. An act writes its event and its audit row in one
 * transaction, so at the same instant: they are one entry, with the reason of the audit row. What a second person approved
 * has the number of the proposal: its actor did not ask for it.
 */
export function mergeTimeline({ events, mails, notes, audit }: TimelineSources): TimelineEntry[] {
  const acts = new Map(audit.map((act) => [act.at, act]));
  const approvalOf = (at: string) => {
    const act = acts.get(at);
    return act?.approval && !act.action.startsWith('approval.') ? { approval: act.approval } : {};
  };
  const eventTimes = new Set(events.map(({ at }) => at));
  const entries: TimelineEntry[] = [
    ...events.map(({ kind, actor, data, at }) => ({
      source: 'event' as const,
      kind,
      actor,
      text: acts.get(at)?.reason ?? null,
      data: { ...data, ...approvalOf(at) },
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
      .map(({ action, actor, reason, contract, at }) => ({
        source: 'audit' as const,
        kind: action,
        actor,
        text: reason,
        data: contract ? { contract } : {},
        at,
      })),
  ];
  return entries.sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}
