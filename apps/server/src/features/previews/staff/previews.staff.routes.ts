import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { creatingRoute } from '../../../platform/http/idempotency.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { createPreview } from './create-preview.ts';
import * as contract from './previews.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffPreviewRoutes(app: FastifyInstance, db: Db, shopOrigin: string) {
  creatingRoute(app, db, contract.createPreview, STAFF, async (tx, { body }, request) => {
    const data = await createPreview(tx, staffCall(request, 'page.edit'), body, shopOrigin);
    return { ok: true, answer: { data } };
  });
}
