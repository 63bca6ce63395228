import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { SigningKeys } from '../../platform/secrets/signing-keys.ts';
import type { Shop } from '../../shop.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseGuestData, exportData, exportGuestData } from './guest-data.ts';
import * as contract from './privacy.contract.ts';
import { proveByLink, requestPrivacyLink } from './send-privacy-link.ts';

const GUEST = { auth: 'public', limit: 'recovery' } as const;
const RULES = { auth: 'customer', limit: 'account' } as const;
const whoOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

const sendFile = (reply: FastifyReply, { name, json }: { name: string; json: string }) =>
  reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(json);

export function privacyRoutes(app: FastifyInstance, { db, keys }: Shop) {
  guestRoutes(app, db, keys);

  contractRoute(app, contract.exportData, RULES, async (_call, request, reply) => {
    return sendFile(reply, await exportData(db, whoOf(request)));
  });

  contractRoute(app, contract.eraseAccount, RULES, async ({ body: { password } }, request) => {
    const result = await eraseAccount(db, { ...whoOf(request), password });
    if (result.ok) return { data: { erased: true as const } };
    if (result.code === 'rate_limited') {
      const { seconds } = result;
      throw new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    if (result.code === 'open_orders') throw new HttpRefusal(409, 'open_orders');
    throw new HttpRefusal(422, 'wrong_password', { field: 'password' });
  });
}

type GuestRefusal = 'link_expired' | 'has_account' | 'open_orders';
const refuseGuest = (code: GuestRefusal) => new HttpRefusal(code === 'link_expired' ? 422 : 409, code);

/** For guests: the mailed link is the only proof they need. */
function guestRoutes(app: FastifyInstance, db: Db, keys: SigningKeys) {
  contractRoute(app, contract.requestPrivacyLink, GUEST, async ({ body: { email } }, request) => {
    const siteId = tenantOf(request).id;
    const taken = await requestPrivacyLink(db, {
      siteId,
      email,
      locale: request.locale,
      address: request.ip,
    });
    if (!taken.ok) {
      const { seconds } = taken;
      throw new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    return { data: { status: 'sent' as const } };
  });

  contractRoute(app, contract.exportGuestData, GUEST, async ({ params: { token } }, request, reply) => {
    const link = { siteId: tenantOf(request).id, token, keys };
    await proveByLink(db, link);
    const result = await exportGuestData(db, link);
    if (!result.ok) throw refuseGuest(result.code);
    return sendFile(reply, result);
  });

  contractRoute(app, contract.eraseGuestData, GUEST, async ({ params: { token } }, request) => {
    const link = { siteId: tenantOf(request).id, token, keys };
    await proveByLink(db, link);
    const result = await eraseGuestData(db, link);
    if (!result.ok) throw refuseGuest(result.code);
    return { data: { erased: true as const } };
  });
}
