import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import type { Shop } from '../../shop.ts';
import { showOverrides } from './show-overrides.ts';
import { showTexts } from './texts.contract.ts';

/** Asked by storefronts once for each revision of their frame. */
export function textRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, showTexts, { auth: 'public', limit: 'browse' }, async (_call, request) => ({
    data: await showOverrides(db, 'interface', request.locale),
  }));
}
