import type { LargePicture } from './large-pictures.ts';

const PIECE = 5 * 1024 * 1024;
const ROOT = '/api/staff/media/uploads';

/** By the tus protocol, in pieces of 5 MB as the desk sends them. Answers the id of the upload. */
export async function sendPicture(
  origin: string,
  token: string,
  { name, bytes }: LargePicture,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': 'it', 'tus-resumable': '1.0.0' };
  const made = await fetch(`${origin}${ROOT}`, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `name ${Buffer.from(name).toString('base64')}`,
    },
  });
  if (made.status !== 201) throw new Error(`${made.status} ${await made.text()}`);
  const id = made.headers.get('location')?.split('/').at(-1) ?? '';
  for (let start = 0; start < bytes.length; start += PIECE) {
    const sent = await fetch(`${origin}${ROOT}/${id}`, {
      method: 'PATCH',
      headers: {
        ...headers,
        'content-type': 'application/offset+octet-stream',
        'upload-offset': String(start),
      },
      body: new Uint8Array(bytes.subarray(start, start + PIECE)),
    });
    if (sent.status !== 204) throw new Error(`${sent.status} ${await sent.text()}`);
  }
  return id;
}
