import { z } from 'zod';
import type { Send } from '../../platform/http/event-streams.ts';
import type { Permission } from '../staff/staff.rules.ts';
import { StaffEvent } from './staff-events.contract.ts';

// What the triggers of the tables notify under `desk:<site>`.
const Notified = StaffEvent.omit({ site: true });

/** The permission with which a subject is read. */
const EVENT_PERMISSIONS: Readonly<Record<string, Permission>> = {
  order: 'order.read',
  approval: 'order.read',
  ticket: 'ticket.answer',
};

interface Reader {
  readonly slugOf: (siteId: number) => string;
  readonly may: (permission: Permission, siteId: number) => boolean;
}

/**
 * Says what was notified for a site, if the caller may read it; null is said at the start and after a lost connection:
 * look again.
 */
export const forwardDeskEvent =
  ({ slugOf, may }: Reader) =>
  (send: Send, data: unknown, key: string): void => {
    const siteId = Number(key.split(':')[1]);
    const parsed = z.nullable(Notified).safeParse(data);
    if (!parsed.success) return;
    if (parsed.data === null) {
      send('resync', {});
      return;
    }
    const permission = EVENT_PERMISSIONS[parsed.data.subject];
    if (permission && may(permission, siteId)) send('change', { ...parsed.data, site: slugOf(siteId) });
  };
