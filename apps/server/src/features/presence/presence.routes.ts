import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import type { Shop } from '../../shop.ts';
import { staffCall } from '../staff/staff-call.ts';
import * as contracts from './presence.contract.ts';
import * as presence from './presence.sql.ts';

type PresenceKey = presence.PresenceKey;

/** Notes that a person has a text open, and names the others who have. */
const notePresence = (db: Db, key: PresenceKey) => presence.notePresence(db, key);

const endPresence = (db: Db, key: PresenceKey) => presence.endPresence(db, key);

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

interface PresenceCall {
  readonly params: { readonly kind: string; readonly ref: string };
  readonly query: { readonly scope: 'site' | 'brand' };
}

function keyOf(request: FastifyRequest, { params, query }: PresenceCall): PresenceKey {
  const { staffId, siteId } = staffCall(request, 'page.edit');
  return { staffId, ...params, siteId: query.scope === 'brand' ? null : siteId };
}

export function presenceRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.notePresence, STAFF, async (call, request) => ({
    data: await notePresence(db, keyOf(request, call)),
  }));
  contractRoute(app, contracts.endPresence, STAFF, async (call, request) => ({
    data: { was_present: await endPresence(db, keyOf(request, call)) },
  }));
}
