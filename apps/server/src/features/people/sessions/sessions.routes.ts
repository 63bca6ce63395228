import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { actorOf } from '../../../platform/http/http.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { endOtherStaffSessions, endStaffSession, listStaffSessions } from './my-sessions.ts';
import { deviceOf, logOutThroughProvider, orRefuse, sessionOf } from './open-session.ts';
import * as contracts from './sessions.contract.ts';
import { showMe } from './show-me.ts';
import { openDeskIdentity, signInWithIdToken } from './sign-in-with-id-token.ts';
import { strengthenWithIdToken } from './strengthen-with-id-token.ts';

const SIGN_IN = { auth: 'public', limit: 'login', tenant: false } as const;
const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function staffSessionRoutes(app: FastifyInstance, shop: Shop) {
  const { db } = shop;
  const identity = openDeskIdentity(shop);
  contractRoute(app, contracts.openStaffSession, SIGN_IN, async ({ body }, request) => {
    if (!identity) throw new HttpRefusal(404, 'not_found');
    const input = { idToken: body.id_token, nonce: body.nonce, requestId: request.id, ...deviceOf(request) };
    const done = await orRefuse(signInWithIdToken(db, identity, input));
    if (!done.ok) throw new HttpRefusal(done.code === 'identity_refused' ? 401 : 403, done.code);
    return { data: { token: done.token, expires_at: done.expiresAt.toISOString() } };
  });
  contractRoute(app, contracts.strengthenSession, OWN, async ({ body }, request) => {
    if (!identity) throw new HttpRefusal(404, 'not_found');
    const input = { ...sessionOf(request), idToken: body.id_token, nonce: body.nonce };
    const done = await orRefuse(strengthenWithIdToken(db, identity, input));
    if (!done.ok) throw new HttpRefusal(403, done.code);
    return { data: { strong_until: done.strongUntil.toISOString() } };
  });
  contractRoute(app, contracts.logOutThroughProvider, SIGN_IN, async ({ body }) => {
    const isValid =
      identity !== null && (await orRefuse(logOutThroughProvider(db, identity, body.logout_token)));
    if (!isValid) throw new HttpRefusal(400, 'identity_refused');
    return { data: {} };
  });
  ownRoutes(app, db);
}

function ownRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contracts.showMe, OWN, async (_call, request) => ({
    data: await showMe(db, actorOf(request)),
  }));
  contractRoute(app, contracts.endMySession, OWN, async (_call, request) => {
    const { staffId, sessionId } = sessionOf(request);
    await endStaffSession(db, staffId, sessionId);
    return { data: {} };
  });
  contractRoute(app, contracts.listMySessions, OWN, async (_call, request) => {
    const { id, session } = actorOf(request);
    return { data: await listStaffSessions(db, id, session?.id ?? null) };
  });
  contractRoute(app, contracts.endOneOfMySessions, OWN, async ({ params }, request) => {
    if (!(await endStaffSession(db, sessionOf(request).staffId, params.id)))
      throw new HttpRefusal(404, 'not_found');
    return { data: {} };
  });
  contractRoute(app, contracts.endMyOtherSessions, OWN, async (_call, request) => {
    const { staffId, sessionId } = sessionOf(request);
    return { data: { ended: await endOtherStaffSessions(db, staffId, sessionId) } };
  });
}
