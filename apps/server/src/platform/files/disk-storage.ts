import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { checkFileName } from './file-names.ts';
import type { FileStorage } from './file-storage.ts';

/** A directory that is not served. */
export function diskStorage(directory: string, folder: string): FileStorage {
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
