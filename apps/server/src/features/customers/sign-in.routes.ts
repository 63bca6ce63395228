import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { browserOf, tenantOf } from '../../platform/http/http.ts';
import { recoverPassword } from './credentials/recover-password.ts';
import { updatePassword } from './credentials/update-password.ts';
import * as contract from './customers.contract.ts';
import { confirmEmailChange } from './profile/confirm-email-change.ts';
import { secureAccount } from './profile/secure-account.ts';
import { verifyEmail } from './profile/verify-email.ts';
import { sessionAnswer } from './sessions/open-session.ts';
import { login } from './sign-in/login.ts';
import { refuse } from './sign-in/refuse.ts';
import { register } from './sign-in/register.ts';

const LOGIN = { auth: 'public', limit: 'login' } as const;
const RECOVERY = { auth: 'public', limit: 'recovery' } as const;

const visitorOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  locale: request.locale,
  address: request.ip,
  ...browserOf(request),
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
      ...visitorOf(request),
      email,
      password,
      brand,
      phone: phone || null,
      givenName: body.given_name,
      familyName: body.family_name,
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
    const result = await verifyEmail(db, { ...visitorOf(request), ...body, brand });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });

  contractRoute(app, contract.confirmEmailChange, RECOVERY, async ({ body }, request) => {
    const { token, current_password: password } = body;
    const result = await confirmEmailChange(db, { ...visitorOf(request), token, password });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });

  contractRoute(app, contract.secureAccount, RECOVERY, async ({ body }, request) => {
    const result = await secureAccount(db, { siteId: tenantOf(request).id, token: body.token });
    if (!result.ok) throw refuse(result);
    return { data: { recovery_token: result.recoveryToken } };
  });

  contractRoute(app, contract.updatePassword, RECOVERY, async ({ body }, request) => {
    const result = await updatePassword(db, { ...visitorOf(request), ...body, brand });
    if (!result.ok) throw refuse(result);
    return sessionAnswer(result);
  });
}
