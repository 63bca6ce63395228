import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../platform/http/contract-route.ts';
import type { Shop } from '../../../shop.ts';
import { staffCall } from '../../staff/staff-call.ts';
import { findContentPictures } from './page-editor.sql.ts';
import { listPictures } from './pictures.staff.contract.ts';

/** All pictures and videos that content may show. */
export function staffPictureRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(
    app,
    listPictures,
    { auth: 'staff', limit: 'staff', tenant: 'also_closed' },
    async (_call, request) => {
      staffCall(request, 'page.edit');
      return { data: await findContentPictures(db) };
    },
  );
}
