import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { staffCall } from '../staff/staff-call.ts';
import { listEvents } from './events.contract.ts';
import { readEvents } from './read-events.ts';

const MACHINE = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function eventRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, listEvents, MACHINE, async ({ query }, request) => {
    staffCall(request, 'event.read');
    const page = await readEvents(db, tenantOf(request), query);
    if (!page.ok) throw new HttpRefusal(410, page.code);
    return { data: page.events, meta: page.meta };
  });
}
