import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { checkFileName, type FileStorage, type Span } from './file-storage.ts';
import { presignGet } from './presign.ts';

export interface S3Settings {
  readonly bucket: string;
  /** Before every name, without a slash at its end; empty: none. */
  readonly prefix: string;
  readonly region: string;
  /** Null: Amazon's own for the region. */
  readonly endpoint: string | null;
  /** Null: those of the machine (instance role, container credentials). */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
  /** Where browsers reach the bucket's server, for links to single files; path style. Null: no links are given. */
  readonly publicOrigin: string | null;
  /** The bucket in the path instead of in the host name, as most servers other than Amazon's need it. */
  readonly isPathStyle: boolean;
}

const MEGABYTE = 1024 * 1024;
// A file below one part is sent in one request, a larger one in parts; two parts are in memory at a time.
const PART_BYTES = 8 * MEGABYTE;
const PARTS_AT_ONCE = 2;

export const s3ClientConfig = (settings: S3Settings): S3ClientConfig => ({
  region: settings.region,
  forcePathStyle: settings.isPathStyle,
  ...(settings.endpoint ? { endpoint: settings.endpoint } : {}),
  ...(settings.credentials ? { credentials: settings.credentials } : {}),
  // The newer checksum trailers are refused by many S3-compatible servers; the signature covers the bytes anyway.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** Where a file of a folder lies in the bucket. */
export const s3Key = ({ prefix }: Pick<S3Settings, 'prefix'>, folder: string, name: string): string =>
  [prefix, folder, name].filter((part) => part !== '').join('/');

const isStatus = (error: unknown, status: number) =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === status;

/** A bucket of Amazon S3 or of a server with the same interface. */
export function s3Storage(settings: S3Settings, folder: string): FileStorage {
  const client = new S3Client(s3ClientConfig(settings));
  const at = (name: string) => ({
    Bucket: settings.bucket,
    Key: s3Key(settings, folder, checkFileName(name)),
  });

  return {
    async save(name, bytes) {
      const upload = new Upload({
        client,
        params: { ...at(name), Body: bytes },
        partSize: PART_BYTES,
        queueSize: PARTS_AT_ONCE,
      });
      try {
        await upload.done();
      } catch (error) {
        // What ended the upload, not what the server says to its end.
        throw bytes.errored ?? error;
      }
    },
    async sizeOf(name) {
      try {
        return (await client.send(new HeadObjectCommand(at(name)))).ContentLength ?? 0;
      } catch (error) {
        if (isStatus(error, 404)) return null;
        throw error;
      }
    },
    read(name, span) {
      return Readable.from(readPieces(client, at(name), span), { objectMode: false });
    },
    async linkTo(name, { seconds, contentType, disposition }) {
      if (settings.publicOrigin === null) return null;
      const { Bucket, Key } = at(name);
      return presignGet({
        origin: settings.publicOrigin,
        path: `${Bucket}/${Key}`,
        query: {
          'response-content-type': contentType,
          'response-content-disposition': disposition,
          'response-cache-control': 'private, no-store',
        },
        region: settings.region,
        credentials: await client.config.credentials(),
        seconds,
        now: new Date(),
      });
    },
    async delete(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

async function* readPieces(
  client: S3Client,
  object: { Bucket: string; Key: string },
  span: Span | undefined,
) {
  const range = span ? { Range: `bytes=${span.start}-${span.end}` } : {};
  try {
    const { Body: body } = await client.send(new GetObjectCommand({ ...object, ...range }));
    if (body) yield* body as Readable;
  } catch (error) {
    // A span behind the end is empty, as it is on a disk.
    if (!isStatus(error, 416)) throw error;
  }
}
