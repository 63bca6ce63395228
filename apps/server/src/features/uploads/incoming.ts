import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { FileStore } from '@tus/file-store';
import { type DataStore, type KvStore, Server, Upload as TusUpload } from '@tus/server';
import type { Db } from '../../platform/db/db.ts';
import { nameOf, readName } from './names.ts';
import { findStoredUpload } from './uploads.sql.ts';
import { MAX_CHUNK_BYTES } from './uploads-limits.contract.ts';

/** A call of the tus protocol about a file whose row exists. The caller's permission was checked before. */
export interface TusCall {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly siteId: number;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable | null;
}

export interface TusAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Files on their way to us. The protocol is @tus/server's; what exists and how large it may be is in our rows. */
export interface Incoming {
  receive(call: TusCall): Promise<TusAnswer>;
  read(siteId: number, id: string): Readable;
  remove(siteId: number, id: string): Promise<void>;
}

const DAYS_2 = 2 * 86_400_000;

/** On the disk of this machine, or on one that all api processes and workers share. */
export const incomingOnDisk = (db: Db, directory: string): Incoming =>
  createIncoming(
    new FileStore({ directory, configstore: rowsAsConfig(db), expirationPeriodInMilliseconds: DAYS_2 }),
  );

type Store = DataStore & { read(name: string): Readable | Promise<Readable> };

/** Over any store of tus, such as the one for S3. */
export function createIncoming(store: Store): Incoming {
  // Without creation-defer-length: how much will come is said before anything does.
  store.extensions = ['creation', 'expiration'];
  const server = new Server({
    path: '/api/auth/uploads',
    datastore: store,
    relativeLocation: true,
    lockDrainTimeout: 1000,
    // We make the requests below ourselves, so this header cannot come from outside.
    namingFunction: ({ headers }) => headers.get('x-name') ?? '',
    getFileIdFromRequest: ({ headers }) => headers.get('x-name') ?? undefined,
    generateUrl: (_request, { path, id }) => `${path}/${readName(id).id}`,
  });
  return {
    async receive(call) {
      const answer = await server.handleWeb(asWebRequest(call));
      await answer.body?.cancel();
      return { status: answer.status, headers: onlyTus(answer.headers) };
    },
    read: (siteId, id) =>
      Readable.from(
        (async function* () {
          yield* await store.read(nameOf(siteId, id));
        })(),
      ),
    remove: (siteId, id) =>
      // Gone already is what was wanted.
      store.remove(nameOf(siteId, id)).catch(() => {}),
  };
}

const PASSED_ON = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'content-length'];

function asWebRequest({ method, siteId, id, headers: input, body }: TusCall): Request {
  const headers = new Headers({ 'x-name': nameOf(siteId, id) });
  for (const name of PASSED_ON) if (typeof input[name] === 'string') headers.set(name, input[name]);
  if (body) headers.set('content-type', 'application/offset+octet-stream');
  return new Request(`http://uploads/api/auth/uploads/${id}`, {
    method,
    headers,
    ...(body ? { body: ReadableStream.from(atMost(body, MAX_CHUNK_BYTES)), duplex: 'half' } : {}),
  } as RequestInit);
}

// A sender that does not say how much comes is cut off there; what came before counts.
async function* atMost(body: Readable, most: number) {
  let left = most;
  for await (const piece of body as AsyncIterable<Buffer>) {
    left -= piece.length;
    if (left < 0) throw new Error('More than a piece may have');
    yield piece;
  }
}

const onlyTus = (headers: Headers) =>
  Object.fromEntries([...headers].filter(([name]) => /^(tus-|upload-|location$)/.test(name)));

const rowsAsConfig = (db: Db): KvStore => ({
  async get(name) {
    const { siteId, id } = readName(name);
    const row = await findStoredUpload(db, siteId, id);
    if (row?.status !== 'uploading') return undefined;
    const { size_bytes: size, created_at: createdAt } = row;
    return new TusUpload({ id: name, size, offset: 0, creation_date: createdAt.toISOString() });
  },
  // The row is written and deleted by the verbs.
  set: async () => {},
  delete: async () => {},
});
