import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall, staffScope } from '../../staff/staff-call.ts';
import { type ChangeKind, changePerson } from './change-person.ts';
import { endGrant } from './end-grant.ts';
import { type Giver, giveGrant } from './give-grant.ts';
import { invitePerson } from './invite-person.ts';
import * as contracts from './people.contract.ts';
import {
  findHolders,
  findPeopleScope,
  findSiteOfSlug,
  listStaffPeople,
  showStaffPerson,
} from './read-people.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const ACROSS = { auth: 'staff', limit: 'staff', tenant: false } as const;

/** The caller with everything that can be passed on. */
export const giverOf = (request: FastifyRequest): Giver => ({
  ...staffCall(request, 'grant.give'),
  held: actorOf(request).permissions ?? new Map(),
});

type Outcome =
  | { readonly ok: true; readonly id: number }
  | { readonly ok: false; readonly code: ConstructorParameters<typeof HttpRefusal>[1] };

const STATUS: Readonly<Record<string, number>> = {
  not_found: 404,
  more_than_held: 403,
  own_grant: 403,
  conflict: 409,
  grant_over: 409,
  from_group: 409,
  address_taken: 409,
};

export const effectOf = (done: Outcome) =>
  done.ok
    ? ({ ok: true, answer: { data: { id: done.id } } } as const)
    : ({ ok: false, refusal: new HttpRefusal(STATUS[done.code] ?? 422, done.code) } as const);

export function staffPeopleRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listPeople, ACROSS, async ({ query }, request) => {
    const { siteIds } = await findPeopleScope(db, request, query.sites);
    return listStaffPeople(db, siteIds, query);
  });
  contractRoute(app, contracts.showPerson, ACROSS, async ({ params }, request) => {
    staffScope(request, 'people.read');
    const data = await showStaffPerson(db, actorOf(request), params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  contractRoute(app, contracts.whoCan, ACROSS, async ({ query }, request) => {
    const siteId = await findSiteOfSlug(db, query.site);
    const { siteIds } = staffScope(request, 'people.read', [siteId]);
    return { data: await findHolders(db, siteIds[0] ?? 0, query.permission) };
  });
  creatingRoute(app, db, contracts.invitePerson, STAFF, async (tx, { body }, request) =>
    effectOf(await invitePerson(tx, giverOf(request), body)),
  );
  creatingRoute(app, db, contracts.giveGrant, STAFF, async (tx, { params, body }, request) =>
    effectOf(await giveGrant(tx, giverOf(request), params.id, body)),
  );
  creatingRoute(app, db, contracts.endGrant, STAFF, async (tx, { params, body }, request) =>
    effectOf(
      await endGrant(tx, giverOf(request), {
        staffId: params.id,
        grantId: params.grant,
        reason: body.reason,
      }),
    ),
  );
  const change = (
    contract:
      | typeof contracts.suspendPerson
      | typeof contracts.resumePerson
      | typeof contracts.endPersonSessions,
    kind: ChangeKind,
  ) =>
    creatingRoute(app, db, contract, STAFF, async (tx, { params, body }, request) =>
      effectOf(await changePerson(tx, giverOf(request), { staffId: params.id, kind, reason: body.reason })),
    );
  change(contracts.suspendPerson, 'suspend');
  change(contracts.resumePerson, 'resume');
  change(contracts.endPersonSessions, 'end_sessions');
}
