import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import type { Shop } from '../../shop.ts';
import { deleteView, listViews, saveView } from './saved-views.ts';
import * as contracts from './views.contract.ts';

// A view is an address and opens nothing: the list behind it asks for its own permission.
const OWN = { auth: 'staff', limit: 'staff', tenant: false } as const;

export function viewRoutes(app: FastifyInstance, { db }: Shop) {
  contractRoute(app, contracts.listViews, OWN, async ({ query }, request) => {
    const staffId = actorOf(request).id;
    return { data: await listViews(db, staffId, query.list ?? null) };
  });
  contractRoute(app, contracts.saveView, OWN, async ({ params, body }, request) => {
    const saved = await saveView(db, { staffId: actorOf(request).id, id: params.id }, body);
    if (!saved.ok) throw new HttpRefusal(saved.code === 'forbidden' ? 403 : 409, saved.code);
    return { data: saved.view };
  });
  contractRoute(app, contracts.deleteView, OWN, async ({ params }, request) => {
    const deleted = await deleteView(db, { staffId: actorOf(request).id, id: params.id });
    if (!deleted) throw new HttpRefusal(404, 'not_found');
    return { data: { deleted: true as const } };
  });
}
