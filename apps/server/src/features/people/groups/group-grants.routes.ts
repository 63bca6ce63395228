import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { effectOf, giverOf } from '../members/people.routes.ts';
import { findPeopleScope } from '../members/read-people.ts';
import * as contracts from './group-grants.contract.ts';
import { createGroupGrant, endGroupGrant, listGroupGrants } from './manage-group-grants.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffGroupGrantRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listGroupGrants, ACROSS, async ({ query }, request) => {
    const { siteIds } = await findPeopleScope(db, request, query.sites);
    return listGroupGrants(db, { siteIds, held: actorOf(request).permissions ?? new Map(), query });
  });
  creatingRoute(app, db, contracts.createGroupGrant, STAFF, async (tx, { body }, request) =>
    effectOf(await createGroupGrant(tx, giverOf(request), body)),
  );
  creatingRoute(app, db, contracts.endGroupGrant, STAFF, async (tx, { params, body }, request) =>
    effectOf(await endGroupGrant(tx, giverOf(request), { id: params.id, reason: body.reason })),
  );
}
