import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { viewOf } from '../../platform/http/requested-view.ts';
import type { Shop } from '../../shop.ts';
import * as contract from './news.contract.ts';
import { listNews, listNewsAddresses, showArticle } from './read-news.ts';
import { writeNewsFeed } from './write-news-feed.ts';

const RULES = { auth: 'public', limit: 'browse' } as const;

export function newsRoutes(app: FastifyInstance, { db, config: publisher }: Shop) {
  contractRoute(app, contract.listNews, RULES, async ({ query }, request) => {
    const requested = { siteId: tenantOf(request).id, locale: request.locale, ...query };
    const listed = await listNews(db, requested, viewOf(request));
    if (!listed) throw new HttpRefusal(404, 'not_found');
    return listed;
  });
  contractRoute(app, contract.listNewsAddresses, RULES, async (_call, request) => ({
    data: await listNewsAddresses(db, { siteId: tenantOf(request).id, locale: request.locale }),
  }));
  contractRoute(app, contract.showNewsFeed, RULES, async (_call, request, reply) => {
    const xml = await writeNewsFeed(db, { site: tenantOf(request), locale: request.locale }, publisher);
    return reply.type('application/rss+xml; charset=utf-8').send(xml);
  });
  contractRoute(app, contract.showArticle, RULES, async ({ params }, request) => {
    const requested = { siteId: tenantOf(request).id, locale: request.locale, id: params.id };
    const data = await showArticle(db, requested, viewOf(request));
    if (!data) throw new HttpRefusal(404, 'not_found');
    return { data };
  });
}
