import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/db.ts';
import { contractRoute } from '../../platform/http/contract-route.ts';
import { actorOf, tenantOf } from '../../platform/http/http.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import {
  acceptTusBytes,
  checkPiece,
  idOf,
  requireTus,
  sendTus,
  TUS_DONE,
  tusSchema,
} from '../../platform/http/tus-protocol.ts';
import type { Shop } from '../../shop.ts';
import { createUpload } from './create-upload.ts';
import { deleteUpload, readUpload, showUpload } from './read-upload.ts';
import { receivePiece } from './receive-piece.ts';
import type { UploadStorage } from './upload-storage.ts';
import * as contract from './uploads.contract.ts';
import { MAX_BYTES } from './uploads-limits.contract.ts';

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

/** Only the customer who sent a file may see that it exists. */
const SENDER = { auth: 'customer', limit: 'upload' } as const;

const ownerOf = (request: FastifyRequest) => ({
  siteId: tenantOf(request).id,
  customerId: actorOf(request).id,
});

const notFound = () => new HttpRefusal(404, 'not_found');

const ALL = '/api/auth/uploads';
const ONE = `${ALL}/:id`;
const TAG = 'uploads';

/** The tus protocol: a file is announced, sent in pieces and may be dropped again. */
function tusRoutes(app: FastifyInstance, db: Db, storage: UploadStorage) {
  // A scope of its own: no other route accepts raw bytes.
  app.register(async (room) => {
    acceptTusBytes(room);
    announceRoutes(room, db, storage);
    pieceRoutes(room, db, storage);
  });
}

function announceRoutes(room: FastifyInstance, db: Db, { incoming }: UploadStorage) {
  room.route({
    method: 'OPTIONS',
    url: ALL,
    config: SENDER,
    schema: tusSchema(TAG, 'What this side of tus can do'),
    handler: async (_request, reply) =>
      sendTus(reply, {
        status: 204,
        headers: {
          'tus-resumable': '1.0.0',
          'tus-version': '1.0.0',
          'tus-extension': contract.TUS_EXTENSIONS,
          'tus-max-size': String(MAX_BYTES.video),
        },
      }),
  });

  room.route({
    method: 'POST',
    url: ALL,
    config: SENDER,
    schema: tusSchema(TAG, 'Announces a file: how large, what kind'),
    handler: async (request, reply) => {
      requireTus(request);
      const made = await createUpload(db, incoming, ownerOf(request), request.headers);
      if (made.ok) return sendTus(reply, made.answer);
      if (made.code === 'malformed') throw new HttpRefusal(400, made.code);
      if (made.code === 'upload_too_many') throw new HttpRefusal(422, made.code);
      throw new HttpRefusal(413, made.code, { values: { max: made.maxMegabytes } });
    },
  });
}

function pieceRoutes(room: FastifyInstance, db: Db, storage: UploadStorage) {
  room.route({
    method: 'HEAD',
    url: ONE,
    config: SENDER,
    schema: tusSchema(TAG, 'How much of a file is here', true),
    handler: (request, reply) => piece(request, reply, 'HEAD'),
  });
  room.route({
    method: 'PATCH',
    url: ONE,
    config: SENDER,
    schema: tusSchema(TAG, 'The next piece, up to 5 MB', true, true),
    handler: (request, reply) => {
      checkPiece(request);
      return piece(request, reply, 'PATCH');
    },
  });

  async function piece(request: FastifyRequest, reply: FastifyReply, method: 'HEAD' | 'PATCH') {
    requireTus(request);
    const { headers, raw } = request;
    const body = method === 'PATCH' ? raw : null;
    const answer = await receivePiece(db, storage.incoming, ownerOf(request), {
      method,
      id: idOf(request),
      headers,
      body,
    });
    if (!answer) throw notFound();
    return sendTus(reply, answer);
  }

  room.route({
    method: 'DELETE',
    url: ONE,
    config: SENDER,
    schema: tusSchema(TAG, 'Not wanted any more', true),
    handler: async (request, reply) => {
      const gone = await deleteUpload(db, storage, ownerOf(request), idOf(request));
      if (!gone.ok) throw new HttpRefusal(gone.code === 'not_found' ? 404 : 409, gone.code);
      return sendTus(reply, TUS_DONE);
    },
  });
}
