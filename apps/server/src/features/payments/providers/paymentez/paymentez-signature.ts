import { createHash, timingSafeEqual } from 'node:crypto';

/** Their Auth-Token: good for some fifteen seconds, so every request gets a new one. */
export function authToken(code: string, key: string, unixSeconds: number): string {
  const proof = createHash('sha256').update(`${key}${unixSeconds}`).digest('hex');
  return Buffer.from(`${code};${unixSeconds};${proof}`).toString('base64');
}

/** Says that who wrote a notification knows our key. It covers neither amount nor outcome. */
export const stokenOf = (transaction: string, code: string, user: string, key: string) =>
  createHash('md5').update(`${transaction}_${code}_${user}_${key}`).digest('hex');

export function isSame(input: string, right: string): boolean {
  const [one, other] = [Buffer.from(input), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
