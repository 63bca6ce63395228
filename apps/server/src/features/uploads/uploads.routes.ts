import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../platform/http/contract-route.ts';
import type { Shop } from '../../shop.ts';
import { readUpload, showUpload } from './read-upload.ts';
import { tusRoutes } from './tus.routes.ts';
import { notFound, ownerOf, SENDER } from './upload-caller.ts';
import * as contract from './uploads.contract.ts';

/** Customers' files, by the tus protocol. What is not theirs is not there. */
export function uploadRoutes(app: FastifyInstance, { db, uploads: storage }: Shop) {
  tusRoutes(app, db, storage);

  contractRoute(app, contract.showUpload, SENDER, async ({ params }, request) => {
    const data = await showUpload(db, ownerOf(request), params.id);
    if (!data) throw notFound();
    return { data };
  });

  contractRoute(app, contract.readUpload, SENDER, async ({ params }, request, reply) => {
    const { range } = request.headers;
    const file = await readUpload(db, storage.kept, ownerOf(request), { id: params.id, range });
    if (!file) throw notFound();
    return reply.code(file.status).headers(file.headers).send(file.bytes);
  });
}
