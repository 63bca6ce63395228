import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkFileName, type FileStorage } from './file-storage.ts';
import { type S3Settings, s3Storage } from './s3-storage.ts';

/** Where the files of this installation lie: a folder that all processes share, or a bucket. */
export type FileSettings =
  | { readonly kind: 'disk'; readonly directory: string }
  | ({ readonly kind: 's3' } & S3Settings);

/** A folder of the files: `kept`, `exports`, `media`. */
export const openFileStorage = (settings: FileSettings, folder: string): FileStorage =>
  settings.kind === 'disk' ? diskStorage(settings.directory, folder) : s3Storage(settings, folder);

/** A directory that is not served. */
function diskStorage(directory: string, folder: string): FileStorage {
  const at = (name: string) => path.join(directory, folder, checkFileName(name));
  return {
    async save(name, bytes) {
      const file = at(name);
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      const half = `${file}.${randomBytes(6).toString('hex')}`;
      try {
        await pipeline(bytes, createWriteStream(half, { flags: 'wx', mode: 0o600 }));
        await rename(half, file);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    sizeOf: async (name) =>
      stat(at(name)).then(
        ({ size }) => size,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return null;
          throw error;
        },
      ),
    read: (name, span) => createReadStream(at(name), span),
    linkTo: async () => null,
    delete: async (name) => rm(at(name), { force: true }),
  };
}
