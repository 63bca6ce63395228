import { z } from 'zod';

export const SocialPost = z.object({
  id: z.string(),
  caption: z.string(),
  media_type: z.enum(['IMAGE', 'VIDEO', 'CAROUSEL_ALBUM']),
  /** Where the post itself is, at the network. */
  permalink: z.url(),
  timestamp: z.iso.datetime(),
});
export type SocialPost = z.infer<typeof SocialPost>;

export const showSocialFeed = {
  method: 'GET',
  path: '/api/front/social-feed',
  summary:
    "The newest posts of the country's account, of the brand's own where the country has none; may be empty",
  response: z.object({
    data: z.array(SocialPost),
    /** Whose feed it is: the site's slug, or `default`. */
    meta: z.object({ feed: z.string() }),
  }),
} as const;

export const showSocialPicture = {
  method: 'GET',
  path: '/api/front/social-feed/:post/picture',
  summary: "A post's picture, fetched and resized by us, so that browsers do not call the network",
  params: z.object({ post: z.string().regex(/^\d{1,32}$/) }),
  response: z.unknown(),
} as const;
