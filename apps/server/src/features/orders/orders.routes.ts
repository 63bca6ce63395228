import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { findLatestOrder } from './find-own-order.ts';
import { orderAsker } from './order-asker.ts';
import {
  showInvoice as invoiceContract,
  showLatestOrder as latestContract,
  showOrder as showContract,
} from './orders.contract.ts';
import { showInvoice } from './show-invoice.ts';
import { showOrder } from './show-order.ts';

const RULES = { auth: 'optional', limit: 'browse' } as const;

export function orderRoutes(
  app: FastifyInstance,
  db: Db,
  given: { readonly cartHeader: string; readonly secret: string },
) {
  contractRoute(app, showContract, RULES, async ({ params: { code }, query: { key } }, request) => {
    const data = await showOrder(db, orderAsker(request, { ...given, code, key }), code);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });

  contractRoute(app, invoiceContract, RULES, async ({ params: { code }, query: { key } }, request, reply) => {
    const invoice = await showInvoice(db, orderAsker(request, { ...given, code, key }), code);
    if (!invoice) throw new HttpRefusal(404, 'not_found');
    const name = invoice.number.replaceAll(/[^A-Za-z0-9-]/g, '-');
    reply.type('application/pdf').header('content-disposition', `attachment; filename="${name}.pdf"`);
    return reply.send(invoice.pdf);
  });

  contractRoute(app, latestContract, RULES, async (_call, request) => {
    const code = await findLatestOrder(db, orderAsker(request, given));
    if (code === null) throw new HttpRefusal(404, 'not_found');
    return { data: { code } };
  });
}
