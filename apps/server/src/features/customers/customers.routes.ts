import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { actorOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { changePassword } from './change-password.ts';
import * as contract from './customers.contract.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import { logout } from './logout.ts';
import { refuse } from './refuse.ts';
import { showUser } from './show-user.ts';
import { signInRoutes } from './sign-in.routes.ts';
import { updateUser } from './update-user.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const whoOf = (request: FastifyRequest) => {
  const { id: customerId, tokenId } = actorOf(request);
  return { siteId: tenantOf(request).id, customerId, tokenId, locale: request.locale };
};

/** A customer's own account. Each verb names him, so another's id finds nothing. */
export function customerRoutes(app: FastifyInstance, db: Db, brand: string) {
  signInRoutes(app, db, brand);

  contractRoute(app, contract.showUser, SIGNED_IN, async (_call, request) => ({
    data: await showUser(db, whoOf(request)),
  }));

  contractRoute(app, contract.updateUser, SIGNED_IN, async ({ body }, request) => {
    const updated = await updateUser(db, {
      ...{ givenName: body.given_name, familyName: body.family_name, email: body.email },
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
    const { current_password: currentPassword, password } = body;
    const changed = await changePassword(db, { ...whoOf(request), currentPassword, password, brand });
    if (!changed.ok) throw refuse(changed);
    return { data: { ended_sessions: changed.endedSessions } };
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
