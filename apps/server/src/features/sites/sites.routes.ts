import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { inMaintenance } from '../../platform/http/request-pipeline.ts';
import type { Shop } from '../../shop.ts';
import { type KeptSites, listSites, showOffice, showSite } from './show-site.ts';
import {
  listSites as listSitesContract,
  showOffice as showOfficeContract,
  showSite as showSiteContract,
} from './sites.contract.ts';

// No tenant header is needed here: these calls are how a client learns which tenants there are.
const OPEN = { auth: 'public', limit: 'browse', tenant: false } as const;

export function siteRoutes(app: FastifyInstance, { db }: Shop) {
  const kept: KeptSites = new Map();
  contractRoute(app, listSitesContract, OPEN, async () => {
    const data = await listSites(db);
    return { data, meta: { total: data.length } };
  });

  contractRoute(app, showSiteContract, OPEN, async ({ params }) => {
    const shown = await showSite(db, params.country, kept);
    if (shown.ok) {
      const { site, revision, moment, upcoming } = shown;
      return { data: site, meta: { revision, moment, upcoming: [...upcoming] } };
    }
    throw shown.code === 'maintenance' ? inMaintenance() : new HttpRefusal(404, shown.code);
  });

  contractRoute(app, showOfficeContract, OPEN, async ({ params }) => {
    const shown = await showOffice(db, params.country);
    if (shown.ok) return { data: shown.office };
    throw new HttpRefusal(404, shown.code);
  });
}
