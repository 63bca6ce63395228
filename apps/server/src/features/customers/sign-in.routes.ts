import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { headerOf, tenantOf } from '../../platform/http.ts';
import * as contract from './customers.contract.ts';
import { login } from './login.ts';
import type { OpenedSession } from './open-session.ts';
import { recoverPassword } from './recover-password.ts';
import { refuse } from './refuse.ts';
import { register } from './register.ts';
import { updatePassword } from './update-password.ts';
import { verifyEmail } from './verify-email.ts';

const LOGIN = { auth: 'public', limit: 'login' } as const;
const RECOVERY = { auth: 'public', limit: 'recovery' } as const;

const visitorOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  locale: request.locale,
  address: request.ip,
  userAgent: headerOf(request, 'user-agent')?.slice(0, 255) ?? null,
});

const sessionAnswer = ({ accessToken, expiresAt }: OpenedSession) => ({
  data: { access_token: accessToken, expires_at: expiresAt.toISOString() },
});
const SENT = { data: { status: 'sent' as const } };

/** The ways into an account. What they say depends on nothing that only the account's owner may know. */
export function signInRoutes(app: FastifyInstance, db: Db, brand: string) {
  contractRoute(app, contract.login, LOGIN, async ({ body }, request) => {
    const result = await login(db, { ...visitorOf(request), ...body });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });

  contractRoute(app, contract.register, RECOVERY, async ({ body }, request) => {
    const { email, password, phone } = body;
    const result = await register(db, {
      ...{ ...visitorOf(request), email, password, brand, phone: phone || null },
      ...{ givenName: body.given_name, familyName: body.family_name },
    });
    if (!result.ok) throw refuse(result);
    return SENT;
  });

  contractRoute(app, contract.recoverPassword, RECOVERY, async ({ body }, request) => {
    const taken = await recoverPassword(db, { ...visitorOf(request), email: body.email });
    if (!taken.ok) throw refuse({ ...taken, code: 'rate_limited' });
    return SENT;
  });

  contractRoute(app, contract.verifyEmail, RECOVERY, async ({ body }, request) => {
    const result = await verifyEmail(db, { ...visitorOf(request), token: body.token });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });

  contractRoute(app, contract.updatePassword, RECOVERY, async ({ body }, request) => {
    const result = await updatePassword(db, { ...visitorOf(request), ...body, brand });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });
}
