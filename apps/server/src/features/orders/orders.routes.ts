import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { reissueCartKey, requestOrderLink } from './links/order-links.ts';
import * as contract from './orders.contract.ts';
import { readOrderCaller } from './show/order-caller.ts';
import {
  findLatestOrder,
  listOrders,
  showDocument,
  showInvoice,
  showOrder,
  showOwnOrder,
  watchOrder,
} from './show/show-orders.ts';

const RULES = { auth: 'optional', limit: 'browse' } as const;
const LOOK_UP = { auth: 'public', limit: 'recovery' } as const;
const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const customerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
  locale: request.locale,
});
const found = <T>(data: T | null): T => {
  if (data === null) throw new HttpRefusal(404, 'not_found');
  return data;
};

export function orderRoutes(app: FastifyInstance, { db, headers, keys, streams }: Shop) {
  const callerOf = (request: FastifyRequest, code: string, key: string | undefined) =>
    readOrderCaller(request, { headers, keys, code, key });

  contractRoute(app, contract.showOrder, RULES, async ({ params: { code }, query: { key } }, request) => ({
    data: found(await showOrder(db, callerOf(request, code, key), code)),
  }));
  contractRoute(app, contract.watchOrder, RULES, async ({ params, query }, request, reply) => {
    const watched = found(await watchOrder(db, callerOf(request, params.code, query.key), params.code));
    return streams.open(reply, { key: watched.key, seconds: query.seconds }, watched.look);
  });
  contractRoute(app, contract.showInvoice, RULES, async ({ params, query }, request, reply) => {
    const caller = callerOf(request, params.code, query.key);
    return sendPdf(reply, found(await showInvoice(db, caller, params.code)));
  });
  contractRoute(app, contract.showDocument, RULES, async ({ params, query }, request, reply) => {
    const caller = callerOf(request, params.code, query.key);
    return sendPdf(reply, found(await showDocument(db, caller, params.code, params.id)));
  });
  contractRoute(app, contract.showLatestOrder, RULES, async (_call, request) => ({
    data: { code: found(await findLatestOrder(db, readOrderCaller(request, { headers, keys }))) },
  }));

  contractRoute(app, contract.requestOrderLink, LOOK_UP, async ({ body }, request) => {
    const taken = await requestOrderLink(db, {
      ...body,
      siteId: tenantOf(request).id,
      address: request.ip,
    });
    if (taken.ok) return { data: { status: 'sent' as const } };
    const { seconds } = taken;
    throw new HttpRefusal(429, 'rate_limited', { values: { seconds }, retryAfterSeconds: seconds });
  });

  contractRoute(app, contract.listOrders, SIGNED_IN, ({ query }, request) =>
    listOrders(db, customerOf(request), query.page),
  );
  contractRoute(app, contract.showOwnOrder, SIGNED_IN, async ({ params: { code } }, request) => ({
    data: found(await showOwnOrder(db, customerOf(request), code)),
  }));
  contractRoute(app, contract.reissueCartKey, SIGNED_IN, async ({ params: { code } }, request) => ({
    data: found(await reissueCartKey(db, customerOf(request), code)),
  }));
}

function sendPdf(reply: FastifyReply, { number, pdf }: { number: string; pdf: Buffer }) {
  const name = number.replaceAll(/[^A-Za-z0-9-]/g, '-');
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}.pdf"`);
  return reply.send(pdf);
}
