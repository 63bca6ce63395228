import type { Redis } from 'ioredis';
import { instagram } from './instagram.ts';
import { openSocialFeeds, type SocialFeeds } from './social-feeds.ts';
import type { SocialAccount } from './social-provider.ts';

interface CreateSocialFeedsInput {
  readonly config: {
    readonly social: {
      readonly url: string;
      readonly accounts: Readonly<Record<string, SocialAccount>>;
      readonly pictureHosts: readonly string[];
      readonly timeoutMs: number;
    };
  };
  readonly redis: Redis;
  readonly log: { warn(about: object, text: string): void };
}

/** The feeds as this installation is configured. */
export function createSocialFeeds({ config: { social }, redis, log }: CreateSocialFeedsInput): SocialFeeds {
  return openSocialFeeds({
    accounts: social.accounts,
    provider: instagram(social),
    redis,
    onFailure: (error) => log.warn({ err: error }, 'social feed failed'),
  });
}
