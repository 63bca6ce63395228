import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRoute, creatingRouteInTwoSteps } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import { bookTestRide } from './book-test-ride.ts';
import { cancelTestRide } from './cancel-test-ride.ts';
import { changeTestRide } from './change-test-ride.ts';
import { readRideKey } from './ride-key.ts';
import { checkCaptcha, type RideRefusal, refuseRide } from './ride-refusals.ts';
import { showOffer } from './show-offer.ts';
import { type OpenedRide, showBooking, showTestRide } from './show-test-ride.ts';
import * as contract from './test-rides.contract.ts';

const BROWSE = { auth: 'public', limit: 'browse' } as const;
const FORMS = { auth: 'public', limit: 'forms' } as const;
/** A signed-in customer needs no captcha. */
const BOOKING = { auth: 'optional', limit: 'forms' } as const;

export function testRideRoutes(app: FastifyInstance, shop: Shop) {
  const { db, keys } = shop;
  contractRoute(app, contract.showOffer, BROWSE, async ({ query }, request) => {
    const data = await showOffer(db, { ...query, siteId: tenantOf(request).id, locale: request.locale });
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  bookingRoute(app, shop);

  const open = (
    request: FastifyRequest,
    { code }: { code: string },
    { key }: { key: string },
  ): OpenedRide => {
    const { id: siteId, slug: site } = tenantOf(request);
    const linkVersion = readRideKey(keys, { site, code }, key);
    if (linkVersion === null) throw new HttpRefusal(404, 'not_found');
    return { siteId, code, linkVersion, locale: request.locale };
  };
  contractRoute(app, contract.showTestRide, BROWSE, async ({ params, query }, request) => {
    const data = await showTestRide(db, open(request, params, query));
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
  creatingRoute(app, db, contract.changeTestRide, FORMS, async (tx, { params, query, body }, request) => {
    const changed = await changeTestRide(tx, open(request, params, query), body.starts_at);
    return changed.ok ? { ok: true, answer: { data: changed.ride } } : refused(changed);
  });
  creatingRoute(app, db, contract.cancelTestRide, FORMS, async (tx, { params, query }, request) => {
    const cancelled = await cancelTestRide(tx, open(request, params, query));
    return cancelled.ok ? { ok: true, answer: { data: cancelled.ride } } : refused(cancelled);
  });
}

const refused = (result: RideRefusal) => ({ ok: false as const, refusal: refuseRide(result) });

function bookingRoute(app: FastifyInstance, { db, captcha, keys }: Shop) {
  // A captcha token is valid once. It is verified after the idempotency key was found to be new, so a repeated call
  // gets the first answer instead of a refusal.
  const passed = new WeakSet<FastifyRequest>();
  creatingRouteInTwoSteps(app, db, contract.bookTestRide, BOOKING, {
    async make(tx, { made }, { body }, request) {
      if (!request.actor && !passed.has(request)) return { ok: false, blocker: 'captcha' as const };
      const rider = { siteId: tenantOf(request).id, locale: request.locale, address: request.ip };
      const booked = await bookTestRide(tx, keys, rider, made, body);
      return booked.ok ? booked : refused(booked);
    },
    async unblock(_blocker, { body }, request) {
      const solved = await checkCaptcha(captcha, body['h-captcha-response'], request.ip);
      if (!solved.ok) return refuseRide(solved);
      passed.add(request);
      return null;
    },
    async answer(id, _call, request) {
      const { id: siteId, slug: site } = tenantOf(request);
      return { ok: true, answer: { data: await showBooking(db, keys, { siteId, site, id }) } };
    },
  });
}
