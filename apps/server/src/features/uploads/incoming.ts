import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { FileStore } from '@tus/file-store';
import { S3Store } from '@tus/s3-store';
import { type DataStore, type KvStore, Server, Upload as TusUpload } from '@tus/server';
import type { FileSettings } from '../../platform/files/open-file-storage.ts';
import { s3ClientConfig, s3Key } from '../../platform/files/s3-storage.ts';
import type { TusAnswer } from '../../platform/http/tus-protocol.ts';
import { MAX_CHUNK_BYTES } from './uploads-limits.contract.ts';

/** A call of the tus protocol about a file whose row exists. The caller's permission was checked before. */
export interface TusCall {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly siteId: number;
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable | null;
}

/** Files on their way to us. The protocol is @tus/server's; what exists and how large it may be is in our rows. */
export interface Incoming {
  receive(call: TusCall): Promise<TusAnswer>;
  read(siteId: number, id: string): Readable;
  remove(siteId: number, id: string): Promise<void>;
}

const DAYS_2 = 2 * 86_400_000;

/** Files of one kind on their way to us: where they are announced, and which of them are still coming. */
export interface IncomingRoom {
  /** The path under which they are announced. */
  readonly path: string;
  /** The folder of the files; `0` stands for the brand where a file belongs to no site. */
  readonly folder: string;
  /** Null: no such file, or it has come. */
  readonly find: (
    siteId: number,
    id: string,
  ) => Promise<{ readonly sizeBytes: number; readonly createdAt: Date } | null>;
}

/** On a disk that all api processes and workers share, or as parts of an object in a bucket. */
export function openIncoming(files: FileSettings, room: IncomingRoom): Incoming {
  const expirationPeriodInMilliseconds = DAYS_2;
  if (files.kind === 'disk') {
    const directory = path.join(files.directory, room.folder);
    const store = new FileStore({
      directory,
      configstore: rowsAsConfig(room),
      expirationPeriodInMilliseconds,
    });
    return createIncoming(store, room.path, nameOf);
  }
  const store = new S3Store({
    partSize: PART_BYTES,
    useTags: false,
    expirationPeriodInMilliseconds,
    s3ClientConfig: { ...s3ClientConfig(files), bucket: files.bucket },
  });
  return createIncoming(store, room.path, (siteId, id) => s3Key(files, room.folder, nameOf(siteId, id)));
}

// The smallest that S3 takes; a piece of tus has at most as much.
const PART_BYTES = 5 * 1024 * 1024;

type Store = DataStore & { read(name: string): Readable | Promise<Readable> };

function createIncoming(
  store: Store,
  announcedAt: string,
  toName: (siteId: number, id: string) => string,
): Incoming {
  // Without creation-defer-length: how much will come is said before anything does.
  store.extensions = ['creation', 'expiration'];
  const server = new Server({
    path: announcedAt,
    datastore: store,
    relativeLocation: true,
    lockDrainTimeout: 1000,
    // We make the requests below ourselves, so this header cannot come from outside.
    namingFunction: ({ headers }) => headers.get('x-name') ?? '',
    getFileIdFromRequest: ({ headers }) => headers.get('x-name') ?? undefined,
    generateUrl: (_request, { path: at, id }) => `${at}/${id.split('/').at(-1)}`,
  });
  return {
    async receive(call) {
      const answer = await server.handleWeb(asWebRequest(call, toName(call.siteId, call.id)));
      await answer.body?.cancel();
      return { status: answer.status, headers: onlyTus(answer.headers) };
    },
    read: (siteId, id) =>
      Readable.from(
        (async function* () {
          yield* await store.read(toName(siteId, id));
        })(),
      ),
    remove: (siteId, id) =>
      // Gone already is what was wanted.
      store.remove(toName(siteId, id)).catch(() => {}),
  };
}

const PASSED_ON = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-metadata', 'content-length'];

function asWebRequest({ method, id, headers: input, body }: TusCall, name: string): Request {
  const headers = new Headers({ 'x-name': name });
  for (const name of PASSED_ON) if (typeof input[name] === 'string') headers.set(name, input[name]);
  if (body) headers.set('content-type', 'application/offset+octet-stream');
  return new Request(`http://uploads/${id}`, {
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

const rowsAsConfig = ({ find }: IncomingRoom): KvStore => ({
  async get(name) {
    const { siteId, id } = readName(name);
    const row = await find(siteId, id);
    if (!row) return undefined;
    const { sizeBytes: size, createdAt } = row;
    return new TusUpload({ id: name, size, offset: 0, creation_date: createdAt.toISOString() });
  },
  // The row is written and deleted by the verbs.
  set: async () => {},
  delete: async () => {},
});

/** What a file is called wherever its bytes lie. The sender's own name for it is only ever shown. */
export const nameOf = (siteId: number, id: string): string => `${siteId}/${id}`;

function readName(name: string): { siteId: number; id: string } {
  const [siteId, id = ''] = name.split('/');
  return { siteId: Number(siteId), id };
}
