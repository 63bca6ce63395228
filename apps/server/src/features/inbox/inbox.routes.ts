import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import type { Shop } from '../../shop.ts';
import { findSlugs, listScope } from '../staff/staff-list.ts';
import * as contracts from './inbox.contract.ts';
import { inboxScope, searchScope } from './inbox-scope.ts';
import * as searchContracts from './search-desk.contract.ts';
import { searchDesk } from './search-desk.ts';
import { showInbox, showToday } from './show-inbox.ts';
import * as eventContracts from './staff-events.contract.ts';
import * as todayContracts from './today.contract.ts';
import { checkReader, forwardDeskEvent } from './watch-desk.ts';

const STAFF_LIST = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function inboxRoutes(app: FastifyInstance, { db, streams }: Shop) {
  contractRoute(app, contracts.showInbox, STAFF_LIST, async ({ query }, request) =>
    showInbox(db, await inboxScope(db, request, query.sites), {
      kind: query.kind,
      dayEndsAt: query.day_ends_at ? new Date(query.day_ends_at) : undefined,
    }),
  );
  contractRoute(app, todayContracts.showToday, STAFF_LIST, async ({ query }, request) => {
    const { siteIds } = await listScope(db, request, 'order.read', query.sites);
    return { data: await showToday(db, siteIds) };
  });
  contractRoute(app, searchContracts.searchDesk, STAFF_LIST, async ({ query }, request) => {
    const scope = await searchScope(db, request, query.sites);
    return { data: await searchDesk(db, query.q, scope) };
  });
  contractRoute(app, eventContracts.watchStaffEvents, STAFF_LIST, async ({ query }, request, reply) => {
    const { siteIds } = await listScope(db, request, 'order.read', query.sites);
    const slugs = await findSlugs(db, siteIds);
    const { reader, may } = checkReader(db, request);
    const onWord = forwardDeskEvent({ slugOf: (siteId) => slugs.get(siteId) ?? '', may });
    const key = siteIds.map((id) => `desk:${id}`);
    return streams.open(reply, { key, seconds: query.seconds, reader }, onWord);
  });
}
