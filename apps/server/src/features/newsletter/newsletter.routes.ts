import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './newsletter.contract.ts';
import { type Subscribed, subscribe } from './subscribe.ts';
import { unsubscribe } from './unsubscribe.ts';
import { resendVerification, verifySubscriber } from './verify-subscriber.ts';

const FORMS = { auth: 'public', limit: 'forms' } as const;
// The servers of a few mail programs do it for many readers.
const LEAVING = { auth: 'public', limit: 'unsubscribe' } as const;

const visitorOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  locale: request.locale,
  address: request.ip,
});
const notFound = () => new HttpRefusal(404, 'not_found');
const SENT = { data: { status: 'sent' as const } };

export function newsletterRoutes(app: FastifyInstance, shop: Shop) {
  contractRoute(app, contract.subscribe, FORMS, async ({ body }, request) => {
    const input = { email: body.email, captchaAnswer: body['h-captcha-response'] };
    const result = await subscribe(shop, { ...visitorOf(request), ...input });
    if (!result.ok) throw refuse(result);
    return SENT;
  });

  contractRoute(app, contract.verifySubscriber, FORMS, async ({ body }, request) => {
    const status = await verifySubscriber(shop, { ...visitorOf(request), token: body.token });
    if (!status) throw notFound();
    return { data: { status } };
  });

  contractRoute(app, contract.resendVerification, FORMS, async ({ body }, request) => {
    const { siteId } = visitorOf(request);
    if (!(await resendVerification(shop.db, { siteId, token: body.token }))) throw notFound();
    return SENT;
  });

  contractRoute(app, contract.unsubscribe, LEAVING, async ({ body }, request) => {
    const { id: siteId, slug: site } = tenantOf(request);
    if (!(await unsubscribe(shop, { siteId, site, token: body.token }))) throw notFound();
    return { data: { status: 'unsubscribed' as const } };
  });
}

function refuse(refused: Extract<Subscribed, { ok: false }>): HttpRefusal {
  switch (refused.code) {
    case 'rate_limited': {
      const { seconds } = refused;
      return new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    case 'captcha_refused':
      return new HttpRefusal(422, 'captcha_refused', { field: 'h-captcha-response' });
    case 'captcha_unavailable':
      return new HttpRefusal(503, 'captcha_unavailable', { retryAfterSeconds: 30 });
  }
}
