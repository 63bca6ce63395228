import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { cartShopperOf, orderCallerOf } from './proof-callers.ts';
import * as contract from './proofs.contract.ts';
import {
  confirmProof,
  type RequestedProof,
  requestProof,
  type ShownProof,
  showProof,
} from './request-proof.ts';
import { resendOrderLink } from './resend-order-link.ts';

const CART = { auth: 'optional', limit: 'checkout' } as const;
// Asked every few seconds by each shopper who waits for a mail, maybe many behind one address.
const POLL = { auth: 'optional', limit: 'browse' } as const;
const FORMS = { auth: 'public', limit: 'forms' } as const;

export function proofRoutes(app: FastifyInstance, shop: Shop) {
  const { headers, keys } = shop;
  const shopperOf = (request: FastifyRequest, reply: FastifyReply) => cartShopperOf(headers, request, reply);

  contractRoute(app, contract.showProof, POLL, async (_call, request, reply) => {
    const shown = await showProof(shop.db, shopperOf(request, reply));
    if (!shown.ok) throw refusalOf(shown);
    return { data: shown.proof };
  });

  contractRoute(app, contract.requestProof, CART, async ({ body }, request, reply) => {
    const input = { email: body.email ?? null, captchaAnswer: body['h-captcha-response'] ?? null };
    const requested = await requestProof(shop, shopperOf(request, reply), input);
    if (!requested.ok) throw refusalOf(requested);
    return { data: requested.proof };
  });

  contractRoute(
    app,
    contract.resendOrderLink,
    CART,
    async ({ params: { code }, query: { key } }, request) => {
      const caller = orderCallerOf(request, { headers, keys, code, key });
      const resent = await resendOrderLink(shop, caller, code);
      if (!resent.ok) throw new HttpRefusal(resent.code === 'not_found' ? 404 : 409, resent.code);
      return { data: { sent: resent.sent } };
    },
  );

  contractRoute(app, contract.confirmProof, FORMS, async ({ body }, request) => {
    const confirmed = await confirmProof(shop, { siteId: tenantOf(request).id, token: body.token });
    if (!confirmed) throw new HttpRefusal(404, 'not_found');
    return { data: { status: 'confirmed' as const } };
  });
}

const STATUS = {
  forbidden: 403,
  cart_closed: 409,
  cart_empty: 422,
  contact_required: 422,
  captcha_required: 422,
  captcha_refused: 422,
  captcha_unavailable: 503,
} as const;

function refusalOf(refused: Extract<RequestedProof | ShownProof, { ok: false }>): HttpRefusal {
  if (refused.code === 'rate_limited') {
    const { seconds } = refused;
    return new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
  }
  const { code } = refused;
  return new HttpRefusal(STATUS[code], code, {
    ...(code === 'captcha_required' || code === 'captcha_refused' ? { field: 'h-captcha-response' } : {}),
    ...(code === 'captcha_unavailable' ? { retryAfterSeconds: 30 } : {}),
  });
}
