import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import type { EventStreams } from '../../platform/event-streams.ts';
import { actorOf, tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { findLatestOrder } from './find-own-order.ts';
import { listOrders } from './list-orders.ts';
import { orderAsker } from './order-asker.ts';
import * as contract from './orders.contract.ts';
import { showDocument, showInvoice } from './show-invoice.ts';
import { showOrder, showOwnOrder } from './show-order.ts';
import { watchOrder } from './watch-order.ts';

const RULES = { auth: 'optional', limit: 'browse' } as const;
const SIGNED_IN = { auth: 'customer', limit: 'account' } as const;

const customerOf = (request: FastifyRequest) => ({
  ...{ siteId: tenantOf(request).id, customerId: actorOf(request).id, locale: request.locale },
});
const found = <T>(data: T | null): T => {
  if (data === null) throw new HttpRefusal(404, 'not_found');
  return data;
};

export function orderRoutes(
  app: FastifyInstance,
  db: Db,
  given: { readonly cartHeader: string; readonly secret: string; readonly streams: EventStreams },
) {
  const asker = (request: FastifyRequest, code: string, key: string | undefined) =>
    orderAsker(request, { ...given, code, key });

  contractRoute(app, contract.showOrder, RULES, async ({ params: { code }, query: { key } }, request) => ({
    data: found(await showOrder(db, asker(request, code, key), code)),
  }));
  contractRoute(app, contract.watchOrder, RULES, async ({ params, query }, request, reply) => {
    const watched = found(await watchOrder(db, asker(request, params.code, query.key), params.code));
    return given.streams.open(reply, { key: watched.key, seconds: query.seconds }, watched.look);
  });
  contractRoute(app, contract.showInvoice, RULES, async ({ params, query }, request, reply) => {
    const who = asker(request, params.code, query.key);
    return sendPdf(reply, found(await showInvoice(db, who, params.code)));
  });
  contractRoute(app, contract.showDocument, RULES, async ({ params, query }, request, reply) => {
    const who = asker(request, params.code, query.key);
    return sendPdf(reply, found(await showDocument(db, who, params.code, params.id)));
  });
  contractRoute(app, contract.showLatestOrder, RULES, async (_call, request) => ({
    data: { code: found(await findLatestOrder(db, orderAsker(request, given))) },
  }));

  contractRoute(app, contract.listOrders, SIGNED_IN, ({ query }, request) =>
    listOrders(db, customerOf(request), query.page),
  );
  contractRoute(app, contract.showOwnOrder, SIGNED_IN, async ({ params: { code } }, request) => ({
    data: found(await showOwnOrder(db, customerOf(request), code)),
  }));
}

function sendPdf(reply: FastifyReply, { number, pdf }: { number: string; pdf: Buffer }) {
  const name = number.replaceAll(/[^A-Za-z0-9-]/g, '-');
  reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}.pdf"`);
  return reply.send(pdf);
}
