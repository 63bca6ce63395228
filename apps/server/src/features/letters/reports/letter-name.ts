import type { SigningKeys } from '../../../platform/secrets/signing-keys.ts';

/** One mail of a letter. */
export interface SendKey {
  readonly site: string;
  readonly letterId: number;
  readonly subscriberId: number;
}

const NAME = /letter\+([1-9]\d{0,14})\.([1-9]\d{0,14})\.([a-z]{2}|global)\.([0-9a-f]{20})@/gi;
const textOf = ({ site, letterId, subscriberId }: SendKey) => `${site}:${letterId}:${subscriberId}`;

/**
 * `letter+7.42.it.signature@host`: the return path of a mail and its Message-ID. A report about the mail names it, and
 * only its reader knows it.
 */
export const makeLetterName = (keys: SigningKeys, host: string, key: SendKey): string =>
  `letter+${key.letterId}.${key.subscriberId}.${key.site}.${keys.signShort('letter-name', textOf(key))}@${host}`;

/** The mail that a report is about; null: it names none of ours. */
export function findLetterName(text: string, keys: SigningKeys): SendKey | null {
  for (const [, letter = '', subscriber = '', site = '', signature = ''] of text.matchAll(NAME)) {
    const key = { site: site.toLowerCase(), letterId: Number(letter), subscriberId: Number(subscriber) };
    if (keys.verifyShort('letter-name', textOf(key), signature.toLowerCase())) return key;
  }
  return null;
}
