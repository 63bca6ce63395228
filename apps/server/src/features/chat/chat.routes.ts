import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './chat.contract.ts';
import { showChatIdentity } from './show-chat-identity.ts';

export function chatRoutes(app: FastifyInstance, { db, config: { chatSecret: secret } }: Shop) {
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
