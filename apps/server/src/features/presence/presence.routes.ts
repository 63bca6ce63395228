import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { staffCall } from '../staff/staff-call.ts';
import { endPresence, notePresence, type PresenceKey } from './note-presence.ts';
import * as contracts from './presence.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

interface PresenceCall {
  readonly params: { readonly kind: string; readonly ref: string };
  readonly query: { readonly scope: 'site' | 'brand' };
}

function keyOf(request: FastifyRequest, { params, query }: PresenceCall): PresenceKey {
  const { staffId, siteId } = staffCall(request, 'page.edit');
  return { staffId, ...params, siteId: query.scope === 'brand' ? null : siteId };
}

export function presenceRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.notePresence, STAFF, async (call, request) => ({
    data: await notePresence(db, keyOf(request, call)),
  }));
  contractRoute(app, contracts.endPresence, STAFF, async (call, request) => ({
    data: { was_present: await endPresence(db, keyOf(request, call)) },
  }));
}
