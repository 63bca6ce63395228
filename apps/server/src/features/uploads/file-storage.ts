import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** From byte to byte, both included. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where files lie that were received whole. Names are ours (`<site>/<id>`), and saving is all or nothing, so any store
 * of objects will do in its place (docs/decisions/0017).
 */
export interface FileStorage {
  save(name: string, bytes: Readable): Promise<void>;
  /** Null: no such file. */
  sizeOf(name: string): Promise<number | null>;
  read(name: string, span?: Span): Readable;
  delete(name: string): Promise<void>;
}

const NAME = /^\d+\/[0-9a-f-]{36}$/;

/** A directory that is not served. */
export function diskStorage(directory: string): FileStorage {
  const at = (name: string) => {
    if (!NAME.test(name)) throw new TypeError(`Not a name of ours: ${name}`);
    return path.join(directory, name);
  };
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
    delete: async (name) => rm(at(name), { force: true }),
  };
}
