import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, browserOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { logInWithPasskey, offerPasskeyLogin } from './log-in-with-passkey.ts';
import { addPasskey, deletePasskey, listPasskeys, mayChangePasskeys, offerPasskey } from './my-passkeys.ts';
import * as contract from './passkeys.contract.ts';
import { relyingParty } from './relying-party.ts';
import { offerStepUp, stepUpWithPasskey } from './step-up-with-passkey.ts';

const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;
const LOGIN = { auth: 'public', limit: 'login' } as const;

const whoOf = (request: FastifyRequest) => {
  const { id: customerId, tokenId } = actorOf(request);
  return { siteId: tenantOf(request).id, customerId, tokenId, locale: request.locale };
};

/** Keys that a device or a password manager keeps: a second way in, without a password. */
export function passkeyRoutes(app: FastifyInstance, { db, config: { origin, brand } }: Shop) {
  const party = relyingParty(origin, brand);
  const requireStepUp = async (request: FastifyRequest) => {
    if (!(await mayChangePasskeys(db, whoOf(request)))) throw new HttpRefusal(403, 'step_up_needed');
  };

  contractRoute(app, contract.passkeyOptions, SIGNED_IN, async (_call, request) => {
    await requireStepUp(request);
    return { data: { ...(await offerPasskey(db, party, whoOf(request))) } };
  });

  contractRoute(app, contract.stepUpOptions, SIGNED_IN, async (_call, request) => ({
    data: { ...(await offerStepUp(db, party, whoOf(request))) },
  }));

  contractRoute(app, contract.stepUpWithPasskey, SIGNED_IN, async ({ body }, request) => {
    const response = body.response as unknown as AuthenticationResponseJSON;
    if (!(await stepUpWithPasskey(db, party, { ...whoOf(request), response })))
      throw new HttpRefusal(422, 'passkey_refused');
    return { data: { confirmed: true as const } };
  });

  contractRoute(app, contract.addPasskey, SIGNED_IN, async ({ body }, request) => {
    await requireStepUp(request);
    const response = body.response as unknown as RegistrationResponseJSON;
    const added = await addPasskey(db, party, { ...whoOf(request), name: body.name, response });
    if (added.ok) return { data: added.passkey };
    if (added.code === 'too_many_passkeys')
      throw new HttpRefusal(422, added.code, { values: { max: added.most } });
    throw new HttpRefusal(422, added.code);
  });

  contractRoute(app, contract.listPasskeys, SIGNED_IN, async (_call, request) => ({
    data: await listPasskeys(db, whoOf(request)),
  }));

  contractRoute(app, contract.deletePasskey, SIGNED_IN, async ({ params }, request) => {
    await requireStepUp(request);
    if (!(await deletePasskey(db, whoOf(request), params.id))) throw new HttpRefusal(404, 'not_found');
    return { data: null };
  });

  loginRoutes(app, db, party);
}

function loginRoutes(app: FastifyInstance, db: Db, party: ReturnType<typeof relyingParty>) {
  contractRoute(app, contract.passkeyLoginOptions, LOGIN, async (_call, request) => ({
    data: { ...(await offerPasskeyLogin(db, party, tenantOf(request).id)) },
  }));

  contractRoute(app, contract.passkeyLogin, LOGIN, async ({ body }, request) => {
    const result = await logInWithPasskey(db, party, {
      siteId: tenantOf(request).id,
      response: body.response as unknown as AuthenticationResponseJSON,
      ...browserOf(request),
    });
    if (!result.ok) throw new HttpRefusal(422, result.code);
    const { accessToken, expiresAt, deviceToken } = result;
    return {
      data: {
        access_token: accessToken,
        expires_at: expiresAt.toISOString(),
        ...(deviceToken && { device_token: deviceToken }),
      },
    };
  });
}
