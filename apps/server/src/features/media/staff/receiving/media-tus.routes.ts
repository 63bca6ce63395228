import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../../../platform/db/db.ts';
import { HttpRefusal } from '../../../../platform/http/http-errors.ts';
import {
  acceptTusBytes,
  checkPiece,
  idOf,
  requireTus,
  sendTus,
  TUS_DONE,
  tusSchema,
} from '../../../../platform/http/tus-protocol.ts';
import { staffCall } from '../../../staff/staff-call.ts';
import { mediaEditor } from '../../media-keys.ts';
import type { MediaStorage } from '../../media-storage.ts';
import { announcePicture } from './announce-picture.ts';
import { dropPicture } from './drop-picture.ts';
import { receivePicture } from './receive-picture.ts';

const ALL = '/api/staff/media/uploads';
const ONE = `${ALL}/:id`;
const STAFF = { auth: 'staff', limit: 'upload', tenant: 'also_closed' } as const;
const TAGS = 'staff';

/** The tus protocol for pictures of the library: announced, sent in pieces, maybe dropped again. */
export function mediaTusRoutes(app: FastifyInstance, db: Db, storage: MediaStorage) {
  app.register(async (room) => {
    acceptTusBytes(room);
    room.route({
      method: 'POST',
      url: ALL,
      config: STAFF,
      schema: tusSchema(TAGS, 'Announces a picture: how large, which name, which one it replaces'),
      handler: async (request, reply) => {
        const editor = mediaEditor(request);
        requireTus(request);
        const made = await announcePicture(db, storage, editor, request.headers);
        if (made.ok) return sendTus(reply, made.answer);
        if (made.code === 'upload_too_large')
          throw new HttpRefusal(413, made.code, { values: { max: made.maxMegabytes } });
        throw new HttpRefusal(STATUS[made.code], made.code);
      },
    });
    room.route({
      method: 'HEAD',
      url: ONE,
      config: STAFF,
      schema: tusSchema(TAGS, 'How much of a picture is here', true),
      handler: (request, reply) => piece(request, reply, 'HEAD'),
    });
    room.route({
      method: 'PATCH',
      url: ONE,
      config: STAFF,
      schema: tusSchema(TAGS, 'The next piece, up to 5 MB', true, true),
      handler: (request, reply) => piece(request, reply, 'PATCH'),
    });
    room.route({
      method: 'DELETE',
      url: ONE,
      config: STAFF,
      schema: tusSchema(TAGS, 'The picture is not wanted any more', true),
      handler: async (request, reply) => {
        const gone = await dropPicture(db, storage, staffCall(request, 'media.edit'), idOf(request));
        if (!gone.ok) throw new HttpRefusal(gone.code === 'not_found' ? 404 : 409, gone.code);
        return sendTus(reply, TUS_DONE);
      },
    });
  });

  async function piece(request: FastifyRequest, reply: FastifyReply, method: 'HEAD' | 'PATCH') {
    const { staffId } = staffCall(request, 'media.edit');
    requireTus(request);
    if (method === 'PATCH') checkPiece(request);
    const { headers, raw } = request;
    const body = method === 'PATCH' ? raw : null;
    const answer = await receivePicture(db, storage, staffId, { method, id: idOf(request), headers, body });
    if (!answer) throw new HttpRefusal(404, 'not_found');
    return sendTus(reply, answer);
  }
}

const STATUS = {
  malformed: 400,
  not_found: 404,
  upload_too_many: 422,
  media_of_brand: 403,
  media_not_usable: 409,
  edited_meanwhile: 409,
} as const;
