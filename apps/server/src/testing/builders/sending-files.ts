import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

/** A customer's side of the tus protocol. */
export function senderOf(app: FastifyInstance, input: { token: string; tenant?: string }) {
  const headers = {
    authorization: `Bearer ${input.token}`,
    'x-tenant': input.tenant ?? 'it',
    'tus-resumable': '1.0.0',
  };
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const create = (kind: string, bytes: number, name = 'fork.jpg') =>
    app.inject({
      method: 'POST',
      url: '/api/auth/uploads',
      headers: {
        ...headers,
        'upload-length': String(bytes),
        'upload-metadata': `kind ${encode(kind)},name ${encode(name)}`,
      },
    });
  const patch = (id: string, offset: number, payload: Buffer) =>
    app.inject({
      method: 'PATCH',
      url: `/api/auth/uploads/${id}`,
      payload,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
    });
  const at = (method: 'HEAD' | 'GET' | 'DELETE', id: string, path = '') =>
    app.inject({ method, url: `/api/auth/uploads/${id}${path}`, headers });
  const send = async (kind: string, bytes: Buffer, name?: string): Promise<string> => {
    const made = await create(kind, bytes.length, name);
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    const sent = await patch(id, 0, bytes);
    if (sent.statusCode !== 204) throw new Error(`${made.statusCode} ${sent.statusCode} ${sent.body}`);
    return id;
  };
  return { headers, create, patch, at, send };
}

/** A real photograph, as far as a decoder can tell; with the place where it was taken. */
export const aJpeg = (side = 64): Promise<Buffer> =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 54/1 0/1' } })
    .jpeg()
    .toBuffer();

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** The boxes of a film, without one. */
export const aFilm = (bytes = 4096): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1')),
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', randomBytes(bytes)),
  ]);
