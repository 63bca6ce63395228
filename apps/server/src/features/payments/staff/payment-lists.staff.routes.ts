import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../../platform/http/http-errors.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { listScope } from '../../staff/staff-list.ts';
import * as contracts from './payment-lists.staff.contract.ts';
import { listPaymentCases, listReconciliationReports, showPaymentCase } from './read-payment-lists.ts';

const LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;
const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffPaymentListRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listPaymentCases, LIST, async ({ query }, request) =>
    listPaymentCases(db, await listScope(db, request, 'order.read', query.sites), query),
  );
  contractRoute(app, contracts.showPaymentCase, STAFF, async ({ params }, request) => {
    const { siteId } = staffCall(request, 'order.read');
    const mayResolve = request.actor?.permissions?.get('case.resolve')?.has(siteId) ?? false;
    const found = await showPaymentCase(db, siteId, params.id, mayResolve);
    if (!found) throw new HttpRefusal(404, 'not_found');
    return { data: found };
  });
  contractRoute(app, contracts.listReconciliationReports, LIST, async ({ query }, request) =>
    listReconciliationReports(db, await listScope(db, request, 'case.resolve', query.sites), query),
  );
}
