import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { ErrorBody } from '../../platform/http/contract-route.ts';
import { HttpRefusal } from '../../platform/http/http-errors.ts';
import { createUpload } from './create-upload.ts';
import { deleteUpload } from './delete-upload.ts';
import type { TusAnswer } from './incoming.ts';
import { receivePiece } from './receive-piece.ts';
import { notFound, ownerOf, SENDER } from './upload-caller.ts';
import type { UploadStorage } from './upload-storage.ts';
import * as contract from './uploads.contract.ts';
import { MAX_BYTES, MAX_CHUNK_BYTES } from './uploads-limits.contract.ts';

const BYTES = 'application/offset+octet-stream';
const ALL = '/api/auth/uploads';
const ONE = `${ALL}/:id`;

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** The tus protocol: a file is announced, sent in pieces and may be dropped again. */
export function tusRoutes(app: FastifyInstance, db: Db, storage: UploadStorage) {
  // A scope of its own: no other route accepts raw bytes.
  app.register(async (room) => {
    // Not read here, and so not counted against the usual size of a body: the verb takes the stream.
    room.addContentTypeParser(BYTES, (_request, _stream, done) => done(null));
    announceRoutes(room, db, storage);
    pieceRoutes(room, db, storage);
  });
}

function announceRoutes(room: FastifyInstance, db: Db, { incoming }: UploadStorage) {
  room.route({
    method: 'OPTIONS',
    url: ALL,
    config: SENDER,
    schema: schema('What this side of tus can do'),
    handler: async (_request, reply) =>
      send(reply, {
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
    schema: schema('Announces a file: how large, what kind'),
    handler: async (request, reply) => {
      speaksTus(request);
      const made = await createUpload(db, incoming, ownerOf(request), request.headers);
      if (made.ok) return send(reply, made.answer);
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
    schema: schema('How much of a file is here', true),
    handler: (request, reply) => piece(request, reply, 'HEAD'),
  });
  room.route({
    method: 'PATCH',
    url: ONE,
    config: SENDER,
    schema: { ...schema('The next piece, up to 5 MB', true), body: z.unknown() },
    handler: (request, reply) => {
      if (request.headers['content-type'] !== BYTES) throw new HttpRefusal(415, 'unsupported_type');
      if (Number(request.headers['content-length'] ?? 0) > MAX_CHUNK_BYTES)
        throw new HttpRefusal(413, 'too_large');
      return piece(request, reply, 'PATCH');
    },
  });

  async function piece(request: FastifyRequest, reply: FastifyReply, method: 'HEAD' | 'PATCH') {
    speaksTus(request);
    const { headers, raw } = request;
    const body = method === 'PATCH' ? raw : null;
    const answer = await receivePiece(db, storage.incoming, ownerOf(request), {
      method,
      id: idOf(request),
      headers,
      body,
    });
    if (!answer) throw notFound();
    return send(reply, answer);
  }

  room.route({
    method: 'DELETE',
    url: ONE,
    config: SENDER,
    schema: schema('Not wanted any more', true),
    handler: async (request, reply) => {
      const gone = await deleteUpload(db, storage, ownerOf(request), idOf(request));
      if (!gone.ok) throw new HttpRefusal(gone.code === 'not_found' ? 404 : 409, gone.code);
      return send(reply, { status: 204, headers: { 'tus-resumable': '1.0.0' } });
    },
  });
}

const schema = (summary: string, ofOne = false) => ({
  summary,
  tags: ['uploads'],
  security: [{ bearer: [] }],
  ...(ofOne ? { params: z.object({ id: z.uuid() }) } : {}),
  response: { '2xx': z.unknown().describe('Success'), '4xx': ErrorBody, '5xx': ErrorBody },
});

function speaksTus(request: FastifyRequest) {
  if (request.headers['tus-resumable'] !== '1.0.0') throw new HttpRefusal(412, 'malformed');
}

const REFUSALS = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
  500: 'unavailable',
} as const;

function send(reply: FastifyReply, { status, headers }: TusAnswer) {
  reply.headers(headers);
  if (status < 300) return reply.code(status).send();
  const code = REFUSALS[status as keyof typeof REFUSALS];
  if (code === 'not_found') throw notFound();
  // Wherever the line was cut, the sender asks how much is here and goes on from there.
  throw new HttpRefusal(status === 500 ? 503 : code ? status : 400, code ?? 'malformed');
}
