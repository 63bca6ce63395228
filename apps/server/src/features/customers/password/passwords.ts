import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

type Derive = (
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
// Looked up on each call, so that a test can count how often a password was compared.
const derive: Derive = (...input) => (promisify(crypto.argon2) as Derive)(...input);

// 19 MiB and two passes: OWASP's smallest recommended Argon2id. In the hash itself, so that they can be raised.
const NOW = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

/** The same letters may be typed as different characters; a password is the letters. */
const asTyped = (password: string) => password.normalize('NFKC');

/** As `$argon2id$v=19$m=…,t=…,p=…$salt$hash`, the form every Argon2 library reads. */
export async function hashPassword(password: string, salt = randomBytes(16)): Promise<string> {
  const message = asTyped(password);
  const tag = await derive('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...NOW });
  const { memory, passes, parallelism } = NOW;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Hashed with this, the same password gives the same hash again. */
export function saltOf(stored: string | null) {
  const salt = stored === null ? undefined : PHC.exec(stored)?.[4];
  return salt === undefined ? undefined : Buffer.from(salt, 'base64');
}

/** Compared also for an unknown e-mail, so that the timing reveals nothing. */
const NOBODYS = await hashPassword(randomBytes(16).toString('hex'));

export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const found = PHC.exec(stored ?? NOBODYS);
  if (!found) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = found;
  const right = Buffer.from(tag, 'base64');
  const input = await derive('argon2id', {
    message: asTyped(password),
    nonce: Buffer.from(salt, 'base64'),
    tagLength: right.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(input, right) && stored !== null;
}
