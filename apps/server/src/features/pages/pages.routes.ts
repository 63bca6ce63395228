import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { viewOf } from '../../platform/http/requested-view.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './pages.contract.ts';
import { showPage } from './show-page.ts';

export function pageRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(
    app,
    contract.showPage,
    { auth: 'public', limit: 'browse' },
    async ({ params, query }, request) => {
      const requested = { site: tenantOf(request), locale: request.locale, slug: params.slug };
      const view = viewOf(request);
      const data = await showPage(db, {
        ...requested,
        view: { ...view, preview: query.preview ?? view.preview },
      });
      if (!data) throw new HttpRefusal(404, 'not_found');
      return { data };
    },
  );
}
