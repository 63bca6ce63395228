import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import type { ReaderCheck, Send } from '../../platform/http/event-streams.ts';
import { type Actor, actorOf } from '../../platform/http/http.ts';
import { authenticateStaff } from '../staff/authenticate-staff.ts';
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

/** Follows the access of the caller while a stream is open; grants that have changed meanwhile count. */
export function checkReader(
  db: Db,
  request: FastifyRequest,
): { readonly reader: ReaderCheck; readonly may: Reader['may'] } {
  let actor: Actor | null = actorOf(request);
  const token = request.headers.authorization?.replace(/^Bearer /, '') ?? '';
  return {
    reader: {
      key: `staff:${actor.id}`,
      isAllowed: async () => {
        actor = await authenticateStaff(db, token, { isCall: false });
        return actor !== null;
      },
    },
    may: (permission, siteId) => actor?.permissions?.get(permission)?.has(siteId) ?? false,
  };
}
