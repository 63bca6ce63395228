import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './alerts.contract.ts';
import { confirmAlert } from './confirm-alert.ts';
import { endAlert, listAlerts, stopAlerts } from './my-alerts.ts';
import { addAlert, type Requested, requestAlert, showAlertChoices } from './request-alert.ts';

const BROWSE = { auth: 'public', limit: 'browse' } as const;
const FORMS = { auth: 'public', limit: 'forms' } as const;
// The servers of a few mail programs do it for many readers.
const LEAVING = { auth: 'public', limit: 'unsubscribe' } as const;
const ACCOUNT = { auth: 'customer', limit: 'account' } as const;
const notFound = () => new HttpRefusal(404, 'not_found');

export function alertRoutes(app: FastifyInstance, shop: Shop) {
  const { db } = shop;
  ownAlertRoutes(app, db);

  contractRoute(app, contract.showAlertChoices, BROWSE, async ({ params: { slug } }, request) => {
    const choices = await showAlertChoices(db, {
      siteId: tenantOf(request).id,
      slug,
      locale: request.locale,
    });
    if (!choices) throw notFound();
    return { data: choices };
  });

  contractRoute(app, contract.requestAlert, FORMS, async ({ body }, request) => {
    const visitor = { siteId: tenantOf(request).id, locale: request.locale, address: request.ip };
    const result = await requestAlert(db, { ...visitor, ...body });
    if (!result.ok) throw refuse(result);
    return { data: { status: 'sent' as const } };
  });

  contractRoute(app, contract.confirmAlert, FORMS, async ({ body: { token } }, request) => {
    const { id: siteId, slug: site } = tenantOf(request);
    const confirmed = await confirmAlert(shop, { siteId, site, token });
    if (!confirmed) throw notFound();
    return { data: confirmed };
  });

  contractRoute(app, contract.stopAlerts, LEAVING, async ({ body: { token } }, request) => {
    const { id: siteId, slug: site } = tenantOf(request);
    if (!(await stopAlerts(shop, { siteId, site, token }))) throw notFound();
    return { data: { status: 'stopped' as const } };
  });
}

const customerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
  locale: request.locale,
});

function ownAlertRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, contract.listAlerts, ACCOUNT, async (_call, request) => {
    return { data: await listAlerts(db, customerOf(request)) };
  });

  contractRoute(app, contract.addAlert, ACCOUNT, async ({ body }, request) => {
    const result = await addAlert(db, { ...customerOf(request), ...body });
    if (!result.ok) throw refuse(result);
    return { data: { status: 'waiting' as const } };
  });

  contractRoute(app, contract.endAlert, ACCOUNT, async ({ params: { id } }, request) => {
    if (!(await endAlert(db, { ...customerOf(request), alertId: id }))) throw notFound();
    return { data: { status: 'ended' as const } };
  });
}

function refuse(refused: Extract<Requested, { ok: false }>): HttpRefusal {
  switch (refused.code) {
    case 'rate_limited': {
      const { seconds } = refused;
      return new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
    }
    case 'product_unknown':
      return notFound();
    case 'color_unknown':
      return new HttpRefusal(422, 'choice_unknown', { field: 'color' });
    case 'size_unknown':
      return new HttpRefusal(422, 'choice_unknown', { field: 'size' });
    case 'place_unknown':
      return new HttpRefusal(422, 'place_unknown', { field: 'place' });
  }
}
