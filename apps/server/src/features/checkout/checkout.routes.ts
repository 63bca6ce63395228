import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { creatingRouteInTwoSteps } from '../../platform/http/idempotency.ts';
import type { Shop } from '../../shop.ts';
import {
  placeOrder as placeContract,
  quoteFulfillment as quoteContract,
  saveContact as saveContract,
  startCheckout as startContract,
} from './checkout.contract.ts';
import { type PlaceRefusal, placeOrder } from './place-order.ts';
import { quoteFulfillment } from './quote-fulfillment.ts';
import { resolveBlocker } from './resolve-blocker.ts';
import { saveContact } from './save-contact.ts';
import { issueCartIfNeeded, shopperOf, visitorOf } from './shopper-of.ts';
import { openOrderPanel, type StartedCheckout, startCheckout } from './start-checkout.ts';

type Refused = PlaceRefusal | Extract<StartedCheckout, { ok: false }> | { ok: false; code: OtherCode };
type OtherCode = 'store_required' | 'payment_unavailable';

const RULES = { auth: 'optional', limit: 'checkout' } as const;

const STATUS: Record<Refused['code'], number> = {
  forbidden: 403,
  guest_checkout_off: 403,
  unit_unknown: 404,
  cart_closed: 409,
  units_unavailable: 409,
  too_many_held: 409,
  proof_required: 409,
  cooling_down: 409,
  changed: 409,
  payment_in_progress: 409,
  cart_empty: 422,
  terms_required: 422,
  contact_required: 422,
  address_required: 422,
  store_required: 422,
  pickup_unavailable: 422,
  shipment_required: 422,
  method_unavailable: 422,
  tax_unknown: 422,
  idempotency_key_reused: 422,
  payment_unavailable: 503,
};

function refusalOf(refused: Refused): HttpRefusal {
  const { code } = refused;
  if ('cart' in refused) return new HttpRefusal(STATUS[code], code, { data: refused.cart });
  if ('orderCode' in refused) return new HttpRefusal(409, code, { data: { code: refused.orderCode } });
  if ('most' in refused) return new HttpRefusal(409, code, { values: { max: refused.most } });
  if ('until' in refused) {
    const seconds = Math.max(1, Math.ceil((refused.until.getTime() - Date.now()) / 1000));
    const minutes = Math.ceil(seconds / 60);
    return new HttpRefusal(409, code, { values: { minutes }, retryAfterSeconds: seconds });
  }
  return new HttpRefusal(STATUS[code], code, code === 'payment_unavailable' ? { retryAfterSeconds: 5 } : {});
}

export function checkoutRoutes(app: FastifyInstance, { db, payments, headers }: Shop) {
  const readShopper = (request: FastifyRequest, reply: FastifyReply) => shopperOf(headers, request, reply);

  function refuse(refused: Refused, request: FastifyRequest, reply: FastifyReply): never {
    issueCartIfNeeded(refused.code, headers, request, reply);
    throw refusalOf(refused);
  }

  contractRoute(app, startContract, RULES, async (_call, request, reply) => {
    const started = await startCheckout(payments, readShopper(request, reply), visitorOf(request));
    return started.ok ? { data: started.checkout } : refuse(started, request, reply);
  });

  contractRoute(app, saveContract, RULES, async ({ body }, request, reply) => {
    const saved = await saveContact(db, readShopper(request, reply), body);
    if (!saved.ok && saved.code === 'validation_failed') {
      throw new HttpRefusal(422, saved.code, { errors: saved.errors });
    }
    if (!saved.ok) return refuse(saved, request, reply);
    const { ok: _, ...data } = saved;
    return { data };
  });

  contractRoute(app, quoteContract, RULES, async ({ body }, request, reply) => {
    const quoted = await quoteFulfillment(db, readShopper(request, reply), body);
    return quoted.ok ? { data: quoted.data } : refuse(quoted, request, reply);
  });

  creatingRouteInTwoSteps(app, db, placeContract, RULES, {
    make: async (tx, ids, { body }, request, reply) => {
      const shopper = { ...readShopper(request, reply), visitor: visitorOf(request) };
      const placed = await placeOrder(tx, payments, shopper, ids, body);
      if (placed.ok) return placed;
      if ('blocker' in placed) return placed;
      issueCartIfNeeded(placed.code, headers, request, reply);
      return { ok: false, refusal: refusalOf(placed) };
    },
    unblock: async (blocker, _call, request, reply) => {
      const refused = await resolveBlocker(payments, readShopper(request, reply), blocker);
      return refused && refusalOf(refused);
    },
    answer: async (made, _call, request, reply) => {
      const { siteId, locale } = readShopper(request, reply);
      const opened = await openOrderPanel(payments, {
        siteId,
        attemptId: made,
        locale,
        clientIp: request.ip,
      });
      return opened.ok
        ? { ok: true, answer: { data: opened.action } }
        : { ok: false, refusal: refusalOf(opened) };
    },
  });
}
