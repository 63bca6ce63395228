import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (
  algorithm: 'argon2id',
  parameters: {
    message: string;
    nonce: Buffer;
    parallelism: number;
    tagLength: number;
    memory: number;
    passes: number;
  },
) => Promise<Buffer>;

// 19 MiB and two passes: OWASP's smallest recommended Argon2id. In the hash itself, so that they can be raised.
const NOW = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** As `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the form every Argon2 library reads. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce: salt, tagLength: TAG_BYTES, ...NOW });
  const { memory, passes, parallelism } = NOW;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Compared even when nobody has this e-mail, so that the time tells nothing. */
const NOBODYS = await hashPassword(randomBytes(16).toString('hex'));

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const found = PHC.exec(stored ?? NOBODYS);
  if (!found) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = found;
  const right = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: right.length,
    ...{ memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
  });
  return timingSafeEqual(given, right) && stored !== null;
}
