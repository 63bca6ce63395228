import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { createSocialFeeds } from './create-social-feeds.ts';
import * as contract from './social.contract.ts';
import { showSocialFeed } from './social-feeds.ts';

const RULES = { auth: 'public', limit: 'browse' } as const;

export function socialRoutes(app: FastifyInstance, shop: Shop) {
  const feeds = createSocialFeeds(shop);
  contractRoute(app, contract.showSocialFeed, RULES, (_call, request) =>
    showSocialFeed(feeds, tenantOf(request).slug),
  );
  contractRoute(app, contract.showSocialPicture, RULES, async ({ params }, request, reply) => {
    const picture = await feeds.findPicture(tenantOf(request).slug, params.post);
    if (!picture) throw new HttpRefusal(404, 'not_found');
    return reply.type('image/webp').send(picture);
  });
}
