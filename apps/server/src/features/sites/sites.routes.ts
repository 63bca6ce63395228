import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { HttpRefusal } from '../../platform/http-errors.ts';
import { inMaintenance } from '../../platform/request-pipeline.ts';
import { listSites } from './list-sites.ts';
import { showSite } from './show-site.ts';
import { listSites as listSitesContract, showSite as showSiteContract } from './sites.contract.ts';

// No tenant header is needed here: these calls are how a client learns which tenants there are.
const OPEN = { auth: 'public', limit: 'browse', tenant: false } as const;

export function siteRoutes(app: FastifyInstance, db: Db) {
  contractRoute(app, listSitesContract, OPEN, async () => {
    const data = await listSites(db);
    return { data, meta: { total: data.length } };
  });

  contractRoute(app, showSiteContract, OPEN, async ({ params }) => {
    const shown = await showSite(db, params.country);
    if (shown.ok) return { data: shown.site };
    throw shown.code === 'maintenance' ? inMaintenance() : new HttpRefusal(404, shown.code);
  });
}
