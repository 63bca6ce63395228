import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { tenantOf } from '../../platform/http.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import * as contract from './pages.contract.ts';
import { showPage } from './show-page.ts';

export function pageRoutes(app: FastifyInstance, db: Db) {
  contractRoute(
    app,
    contract.showPage,
    { auth: 'public', limit: 'browse' },
    async ({ params, query }, request) => {
      const asked = { siteId: tenantOf(request).id, locale: request.locale, slug: params.slug };
      const data = await showPage(db, { ...asked, preview: query.preview });
      if (!data) throw new HttpRefusal(404, 'not_found');
      return { data };
    },
  );
}
