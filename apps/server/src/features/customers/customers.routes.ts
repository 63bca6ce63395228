import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, headerOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { changePassword } from './credentials/change-password.ts';
import { stepUp } from './credentials/confirm-password.ts';
import * as contract from './customers.contract.ts';
import { showUser, updateUser } from './profile/update-user.ts';
import { endOtherSessions, endSession, logout } from './sessions/end-access.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { rotateSession, sessionAnswer } from './sessions/open-session.ts';
import { refuse } from './sign-in/refuse.ts';
import { signInRoutes } from './sign-in.routes.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const whoOf = (request: FastifyRequest) => {
  const { id: customerId, tokenId } = actorOf(request);
  return { siteId: tenantOf(request).id, customerId, tokenId, locale: request.locale };
};

/** A customer's own account. Each verb filters by the customer, so a foreign id finds nothing. */
export function customerRoutes(app: FastifyInstance, { db, config: { brand } }: Shop) {
  signInRoutes(app, db, brand);

  contractRoute(app, contract.showUser, SIGNED_IN, async (_call, request) => ({
    data: await showUser(db, whoOf(request)),
    ...(actorOf(request).isTokenDue && { meta: { rotate_session: true as const } }),
  }));

  contractRoute(app, contract.updateUser, SIGNED_IN, async ({ body }, request) => {
    const updated = await updateUser(db, {
      givenName: body.given_name,
      familyName: body.family_name,
      email: body.email,
      ...whoOf(request),
      password: body.current_password,
      phone: body.phone === undefined ? undefined : body.phone || null,
    });
    if (!updated.ok) throw refuse(updated);
    return { data: await showUser(db, whoOf(request)) };
  });

  contractRoute(app, contract.logout, SIGNED_IN, async (_call, request) => {
    await logout(db, whoOf(request));
    return { data: { logged_out: true as const } };
  });

  contractRoute(app, contract.changePassword, SIGNED_IN, async ({ body }, request) => {
    const changed = await changePassword(db, {
      ...whoOf(request),
      currentPassword: body.current_password,
      password: body.password,
      keepPasskeys: body.keep_passkeys,
      brand,
    });
    if (!changed.ok) throw refuse(changed);
    return { data: { ended_sessions: changed.endedSessions, removed_passkeys: changed.removedPasskeys } };
  });

  contractRoute(app, contract.stepUp, SIGNED_IN, async ({ body }, request) => {
    const confirmed = await stepUp(db, { ...whoOf(request), password: body.current_password });
    if (!confirmed.ok) throw refuse(confirmed);
    return { data: { confirmed: true as const } };
  });

  ownSessionRoutes(app, db);
}

function ownSessionRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.rotateSession, SIGNED_IN, async (_call, request) => {
    const token = headerOf(request, 'authorization')?.replace(/^Bearer /i, '') ?? '';
    const rotated = await rotateSession(db, { ...whoOf(request), token });
    if (!rotated) throw new HttpRefusal(409, 'conflict');
    return sessionAnswer(rotated);
  });

  contractRoute(app, contract.listSessions, SIGNED_IN, async (_call, request) => ({
    data: await listSessions(db, whoOf(request)),
  }));

  contractRoute(app, contract.endSession, SIGNED_IN, async ({ params }, request) => {
    if (!(await endSession(db, { ...whoOf(request), id: params.id })))
      throw new HttpRefusal(404, 'not_found');
    return { data: null };
  });

  contractRoute(app, contract.endOtherSessions, SIGNED_IN, async (_call, request) => ({
    data: { ended_sessions: await endOtherSessions(db, whoOf(request)) },
  }));
}
