import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/contract-route.ts';
import type { Db } from '../../platform/db.ts';
import { actorOf, tenantOf } from '../../platform/http.ts';
import * as contract from './chat.contract.ts';
import { showChatIdentity } from './show-chat-identity.ts';

export function chatRoutes(app: FastifyInstance, db: Db, secret: string | null) {
  contractRoute(
    app,
    contract.showChatIdentity,
    { auth: 'customer', limit: 'account' },
    async (_call, request) => {
      const { id: siteId, slug: siteSlug } = tenantOf(request);
      const who = { siteId, siteSlug, customerId: actorOf(request).id, locale: request.locale };
      return { data: await showChatIdentity(db, { ...who, secret }) };
    },
  );
}
