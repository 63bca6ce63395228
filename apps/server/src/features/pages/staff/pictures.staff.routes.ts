import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../platform/db/db.ts';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { findContentPictures } from './page-editor.sql.ts';
import * as contracts from './pictures.staff.contract.ts';

/** All pictures and videos that content may show. */
const listPictures = (db: Db) => findContentPictures(db);

const STAFF = { auth: 'staff', limit: 'staff', tenant: 'also_closed' } as const;

export function staffPictureRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listPictures, STAFF, async (_call, request) => {
    staffCall(request, 'page.edit');
    return { data: await listPictures(db) };
  });
}
