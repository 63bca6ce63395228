import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ErrorBody } from './contract-route.ts';
import { HttpRefusal } from './http-errors.ts';

// What every room that speaks tus 1.0.0 shares.

const BYTES = 'application/offset+octet-stream';
const MAX_PIECE_BYTES = 5 * 1024 * 1024;

export interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

export const TUS_DONE: TusAnswer = { status: 204, headers: { 'tus-resumable': '1.0.0' } };

export const idOf = (request: FastifyRequest) => (request.params as { id: string }).id;

/** Raw bytes are not read here, and so not counted against the usual size of a body: the verb takes the stream. */
export function acceptTusBytes(room: FastifyInstance) {
  room.addContentTypeParser(BYTES, (_request, _stream, done) => done(null));
}

export const tusSchema = (tag: string, summary: string, ofOne = false, hasBytes = false) => ({
  summary,
  tags: [tag],
  security: [{ bearer: [] }],
  ...(ofOne ? { params: z.object({ id: z.uuid() }) } : {}),
  ...(hasBytes ? { body: z.unknown() } : {}),
  response: { '2xx': z.unknown().describe('Success'), '4xx': ErrorBody, '5xx': ErrorBody },
});

export function requireTus(request: FastifyRequest) {
  if (request.headers['tus-resumable'] !== '1.0.0') throw new HttpRefusal(412, 'malformed');
}

/** A piece has the type of tus and at most 5 MB. */
export function checkPiece(request: FastifyRequest) {
  if (request.headers['content-type'] !== BYTES) throw new HttpRefusal(415, 'unsupported_type');
  if (Number(request.headers['content-length'] ?? 0) > MAX_PIECE_BYTES)
    throw new HttpRefusal(413, 'too_large');
}

/** All of it is here, and no more is taken. */
export const wholeAnswer = (method: 'HEAD' | 'PATCH', size: number): TusAnswer => ({
  status: method === 'HEAD' ? 200 : 409,
  headers: { 'tus-resumable': '1.0.0', 'upload-offset': String(size), 'upload-length': String(size) },
});

const REFUSALS = {
  404: 'not_found',
  409: 'conflict',
  410: 'not_found',
  413: 'too_large',
  500: 'unavailable',
} as const;

export function sendTus(reply: FastifyReply, { status, headers }: TusAnswer) {
  reply.headers(headers);
  if (status < 300) return reply.code(status).send();
  const code = REFUSALS[status as keyof typeof REFUSALS];
  if (code === 'not_found') throw new HttpRefusal(404, 'not_found');
  // Wherever the line was cut, the sender asks how much is here and goes on from there.
  throw new HttpRefusal(status === 500 ? 503 : code ? status : 400, code ?? 'malformed');
}
