import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { type Permission, staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import {
  type ActInput,
  actOnRequest,
  exportForRequest,
  permissionOf,
  type RequestResult,
} from './act-on-request.ts';
import * as contracts from './privacy-requests.staff.contract.ts';
import { listPrivacyRequests, openPrivacyRequest, showPrivacyRequest } from './read-requests.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;
const LIST = { ...STAFF, tenant: false } as const;

const refuse = ({ code }: Extract<RequestResult, { ok: false }>) =>
  new HttpRefusal(code === 'not_found' ? 404 : 409, code);

export function staffPrivacyRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listPrivacyRequests, LIST, async ({ query }, request) =>
    listPrivacyRequests(db, await listScope(db, request, 'privacy.open', query.sites), query),
  );
  contractRoute(app, contracts.showPrivacyRequest, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'privacy.open');
    const has = (permission: string) =>
      actorOf(request)
        .permissions?.get(permission as Permission)
        ?.has(siteId) ?? false;
    const data = await showPrivacyRequest(db, siteId, params.code, has);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contracts.openPrivacyRequest, STAFF, async (tx, { body }, request) => {
    const data = await openPrivacyRequest(tx, staffCall(request, 'privacy.open'), body);
    return { ok: true, answer: { data } };
  });
  actRoutes(app, db);
}

function actRoutes(app: FastifyInstance, db: Db) {
  const act = async (tx: Tx, code: string, input: ActInput, request: FastifyRequest) => {
    const call = staffCall(request, permissionOf(input));
    const result = await actOnRequest(tx, call, { code, act: input });
    return result.ok
      ? { ok: true as const, answer: { data: result.request } }
      : { ok: false as const, refusal: refuse(result) };
  };
  creatingRoute(app, db, contracts.sendProofLink, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'prove' }, request),
  );
  creatingRoute(app, db, contracts.completeRequest, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'complete' }, request),
  );
  creatingRoute(app, db, contracts.eraseForRequest, STAFF, (tx, { params }, request) =>
    act(tx, params.code, { do: 'erase' }, request),
  );
  creatingRoute(app, db, contracts.refuseRequest, STAFF, (tx, { params, body }, request) =>
    act(tx, params.code, { do: 'refuse', reason: body.reason }, request),
  );
  // Not by `creatingRoute`: the file must not lie among the answers that are kept for repeated calls.
  contractRoute(app, contracts.exportForRequest, STAFF, async ({ params }, request, reply) => {
    const call = staffCall(request, 'privacy.export');
    const result = await exportForRequest(db, call, params.code);
    if (!result.ok) throw refuse(result);
    return reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${result.file.name}"`)
      .send(result.file.json);
  });
}
