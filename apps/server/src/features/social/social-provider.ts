import { z } from 'zod';
import type { SocialPost } from './social.contract.ts';

/** A post with the address of its picture at the network, which is never sent to visitors. */
export interface FoundPost extends SocialPost {
  readonly picture: string;
}

const SocialAccount = z.strictObject({ id: z.string().regex(/^\d{1,32}$/), token: z.string().min(1) });
export type SocialAccount = z.infer<typeof SocialAccount>;

/** By site, and `default` for all others. */
export const SocialAccounts = z.record(z.string().regex(/^([a-z]{2}|global|default)$/), SocialAccount);

/** A network that has our posts. */
export interface SocialProvider {
  /** Newest first. Throws when the network does not answer as it should. */
  list(account: SocialAccount): Promise<FoundPost[]>;
  /** The bytes of a post's picture. */
  fetchPicture(url: string): Promise<Buffer>;
}
