import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { googlePlaces } from './google-places.ts';
import * as contract from './places.contract.ts';
import { type PlacesDesk, showPlace, suggestPlaces } from './suggest-places.ts';

// Each may be paid for, so they have a budget of their own.
const RULES = { auth: 'public', limit: 'places' } as const;

const askerOf = (request: FastifyRequest, session: string) => ({
  siteId: tenantOf(request).id,
  locale: request.locale,
  session,
});

/** Browsers ask the storefront, the storefront asks us, we ask the maps: the maps provider learns nothing about the visitor. */
export function placeRoutes(app: FastifyInstance, { db, config: { places }, log }: Shop) {
  const desk: PlacesDesk = {
    db,
    maps: places.key ? googlePlaces(places) : null,
    onFailure: (error) => log.warn({ err: error }, 'maps failed'),
  };
  contractRoute(app, contract.suggestPlaces, RULES, async ({ query }, request) => ({
    data: await suggestPlaces(desk, askerOf(request, query.session), query.q),
  }));

  contractRoute(app, contract.showPlace, RULES, async ({ params, query }, request) => {
    const data = await showPlace(desk, askerOf(request, query.session), params.id);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
}
