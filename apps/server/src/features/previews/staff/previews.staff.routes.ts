import type { FastifyInstance } from 'fastify';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { createPreview } from './create-preview.ts';
import * as contract from './previews.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffPreviewRoutes(app: FastifyInstance, { db, config: { origin } }: Shop) {
  creatingRoute(app, db, contract.createPreview, STAFF, async (tx, { body }, request) => {
    const data = await createPreview(tx, staffCall(request, 'page.edit'), body, origin);
    return { ok: true, answer: { data } };
  });
}
