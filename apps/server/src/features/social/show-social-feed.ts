import type { SocialPost } from './social.contract.ts';
import type { SocialFeeds } from './social-feeds.ts';

const SHOWN = 8;

/** Where the pictures lie at the network stays with us. */
export async function showSocialFeed(feeds: SocialFeeds, site: string) {
  const { feed, posts } = await feeds.find(site);
  const data = posts.slice(0, SHOWN).map(({ picture: _, ...post }): SocialPost => post);
  return { data, meta: { feed } };
}
