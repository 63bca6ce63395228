import { lazy, Suspense } from 'react';
import { NewsCards } from '../../news/news-cards.tsx';
import { Banner } from './banner.tsx';
import { CategoryMosaic } from './category-mosaic.tsx';
import { Media } from './media.tsx';
import type { BlockKinds, BlockProps } from './ready-block.ts';

export const NewsBlock = ({ block: { title, cards } }: BlockProps<'news'>) => (
  <NewsCards title={title} cards={cards} />
);

// Optional: when it cannot be loaded, the page stays as it is.
const SocialFeed = lazy(() =>
  import('../../social/social-feed.tsx').catch(() => ({ default: (_props: { title: string }) => null })),
);

/** Hides itself without consent and when there is nothing to show. */
export const FeedBlock = ({ block: { title } }: BlockProps<'feed'>) => (
  <Suspense>
    <SocialFeed title={title} />
  </Suspense>
);

/** What the home page is made of; other kinds would come later, on their own. */
export const HOME_BLOCKS: BlockKinds = {
  banner: Banner,
  categories: CategoryMosaic,
  media: Media,
  news: NewsBlock,
  feed: FeedBlock,
};
