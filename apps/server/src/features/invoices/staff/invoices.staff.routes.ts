import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import * as contracts from './invoices.staff.contract.ts';
import { drawInvoice, listInvoices } from './read-invoices.ts';

const LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffInvoiceRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listInvoices, LIST, async ({ query }, request) =>
    listInvoices(db, await listScope(db, request, 'invoice.read', query.sites), query),
  );
  contractRoute(app, contracts.downloadInvoice, STAFF, async ({ params }, request, reply) => {
    const drawn = await drawInvoice(db, staffCall(request, 'invoice.read').siteId, params.id);
    if (!drawn) throw new HttpRefusal(404, 'not_found');
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${drawn.number.replace(/[^\w.-]/g, '-')}.pdf"`)
      .send(drawn.pdf);
  });
}
