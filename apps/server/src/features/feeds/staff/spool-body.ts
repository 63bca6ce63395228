import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

/** A file may unpack to so many times its limit. */
const MAX_RATIO = 10;

class TooLarge extends Error {}

function limitBytes(max: number): Transform {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > max) done(new TooLarge(`more than ${max} bytes`));
      else done(null, chunk);
    },
  });
}

export interface SpooledBody {
  readonly open: () => Readable;
  readonly remove: () => Promise<void>;
}

interface Limits {
  readonly maxBytes: number;
  readonly isGzip: boolean;
}

/**
 * Writes a request's body to a temporary file, unpacked, in bounded memory. A request has ten seconds to arrive; importing
 * it may take longer. Null: too large.
 */
export async function spoolBody(body: Readable, { maxBytes, isGzip }: Limits): Promise<SpooledBody | null> {
  const file = path.join(tmpdir(), `paddock-feed-${randomUUID()}`);
  const remove = () => rm(file, { force: true });
  const target = createWriteStream(file, { mode: 0o600 });
  try {
    if (isGzip)
      await pipeline(body, limitBytes(maxBytes), createGunzip(), limitBytes(maxBytes * MAX_RATIO), target);
    else await pipeline(body, limitBytes(maxBytes), target);
  } catch (error) {
    await remove();
    if (error instanceof TooLarge) return null;
    throw error;
  }
  return { open: () => createReadStream(file), remove };
}
