import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

const ROOT = '/api/staff/media';

/** An editor's side of the media library. */
export function aMediaSender(app: FastifyInstance, { token, tenant }: { token: string; tenant: string }) {
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': tenant, 'tus-resumable': '1.0.0' };
  const encode = (text: string) => Buffer.from(text).toString('base64');
  const create = (bytes: number, name: string, replaces?: string) =>
    app.inject({
      method: 'POST',
      url: `${ROOT}/uploads`,
      headers: {
        ...headers,
        'upload-length': String(bytes),
        'upload-metadata': `name ${encode(name)}${replaces ? `,replaces ${encode(replaces)}` : ''}`,
      },
    });
  const patch = (id: string, offset: number, payload: Buffer) =>
    app.inject({
      method: 'PATCH',
      url: `${ROOT}/uploads/${id}`,
      payload,
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(offset),
      },
    });
  const send = async (bytes: Buffer, name: string, replaces?: string): Promise<string> => {
    const made = await create(bytes.length, name, replaces);
    const id = String(made.headers.location).split('/').at(-1) ?? '';
    const sent = await patch(id, 0, bytes);
    if (sent.statusCode !== 204)
      throw new Error(`${made.statusCode} ${made.body} ${sent.statusCode} ${sent.body}`);
    return id;
  };
  const at = (method: 'GET' | 'HEAD' | 'DELETE', path: string) =>
    app.inject({ method, url: `${ROOT}${path}`, headers });
  const put = (path: string, revision: number, payload: object) =>
    app.inject({
      method: 'PUT',
      url: `${ROOT}/${path}`,
      payload,
      headers: { ...headers, 'if-match': `"${revision}"` },
    });
  const post = (path: string, payload: object = {}) =>
    app.inject({
      method: 'POST',
      url: `${ROOT}/${path}`,
      payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });
  return {
    token,
    create,
    patch,
    send,
    head: (id: string) => at('HEAD', `/uploads/${id}`),
    drop: (id: string) => at('DELETE', `/uploads/${id}`),
    status: async (id: string) => (await at('GET', `/uploads/${id}/status`)).json().data,
    get: (key: string) => at('GET', `/${key}`),
    list: (query = '') => at('GET', query ? `?${query}` : ''),
    file: (address: string) => app.inject({ url: address, headers }),
    focus: (key: string, revision: number, focus: object) => put(`${key}/focus`, revision, focus),
    alternatives: (key: string, revision: number, texts: object) =>
      put(`${key}/alternatives`, revision, texts),
    retire: (key: string) => post(`${key}/retire`),
    restore: (key: string) => post(`${key}/restore`),
  };
}

/** A picture that a decoder takes for a photograph; no two are alike. */
export function aPhotograph(width = 640, height = 400): Promise<Buffer> {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${r},${g},${b})"/><circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${Math.ceil(height / 3)}" fill="#fff"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
}
