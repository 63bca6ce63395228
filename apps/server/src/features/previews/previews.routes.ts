import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { viewOf } from '../../platform/http/requested-view.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './previews.contract.ts';
import { showPreview } from './show-preview.ts';

export function previewRoutes(app: FastifyInstance, { db, config: { desk } }: Shop) {
  contractRoute(app, contract.showPreview, { auth: 'public', limit: 'browse' }, async (_call, request) => {
    const data = await showPreview(db, tenantOf(request).id, viewOf(request), desk.origin);
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
}
