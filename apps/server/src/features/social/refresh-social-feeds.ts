import type { SocialFeeds } from './social-feeds.ts';

/** One after the other: networks count how often they are asked. One that fails keeps what it had. */
export async function refreshSocialFeeds(feeds: SocialFeeds, onFailure: (error: unknown) => void) {
  let refreshed = 0;
  for (const name of feeds.names) {
    await feeds.refresh(name).then(() => {
      refreshed += 1;
    }, onFailure);
  }
  return refreshed;
}
