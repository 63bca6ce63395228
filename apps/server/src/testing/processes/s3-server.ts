import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import S3rver, { type S3Request } from '@20minutes/s3rver';
import type { FileSettings } from '../../platform/files/open-file-storage.ts';

const BUCKET = 'paddock-files';
const KEY = 'S3RVER';

export interface S3Server {
  /** As the api and the worker are told where files lie. */
  settings(prefix: string, secretAccessKey?: string): FileSettings;
  close(): Promise<void>;
}

/** A server with the interface of S3 that checks signatures and keeps its objects below `directory`. */
export async function startS3Server(directory: string): Promise<S3Server> {
  const port = await freePort();
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
    allowMismatchedSignatures: false,
  });
  const uploads = server.store.getResourcePath(BUCKET, undefined, 'uploads');
  server.middleware.unshift((request, next) => answerMultipart(uploads, request, next));
  await server.run();
  return {
    settings: (prefix, secretAccessKey = KEY) => ({
      kind: 's3',
      bucket: BUCKET,
      prefix,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      publicOrigin: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: KEY, secretAccessKey },
      isPathStyle: true,
    }),
    close: () => server.close(),
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address() as { port: number };
  await new Promise((done) => probe.close(done));
  return port;
}

/** What the server itself does not have of multipart uploads: the list of their parts, and their end without an object. */
async function answerMultipart(
  uploads: string,
  request: S3Request,
  next: () => Promise<void>,
): Promise<void> {
  const { uploadId } = request.query;
  if (!uploadId || !['GET', 'DELETE'].includes(request.method)) return next();
  const folder = path.join(uploads, path.basename(uploadId));
  const names = await readdir(folder).catch(() => null);
  request.type = 'application/xml';
  request.status = names ? 200 : 404;
  if (!names) request.body = '<Error><Code>NoSuchUpload</Code><Message>No such upload</Message></Error>';
  else if (request.method === 'DELETE') await rm(folder, { recursive: true });
  else request.body = await listParts(folder, names);
}

async function listParts(folder: string, names: readonly string[]): Promise<string> {
  const numbers = names.filter((name) => /^\d+$/.test(name)).sort((a, b) => Number(a) - Number(b));
  const parts = numbers.map(async (number) => {
    const { size } = await stat(path.join(folder, number));
    const tag = await readFile(path.join(folder, `${number}.md5`), 'utf8');
    return `<Part><PartNumber>${number}</PartNumber><ETag>"${tag}"</ETag><Size>${size}</Size></Part>`;
  });
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${(await Promise.all(parts)).join('')}</ListPartsResult>`;
}
