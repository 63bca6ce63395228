import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { findContentPictures } from './pictures.sql.ts';
import { listPictures } from './pictures.staff.contract.ts';

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffPictureRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, listPictures, STAFF, async (_call, request) => {
    staffCall(request, 'page.edit');
    return { data: await findContentPictures(db) };
  });
}
