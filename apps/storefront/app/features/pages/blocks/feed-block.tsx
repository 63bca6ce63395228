import { lazy, Suspense } from 'react';
import { NewsCards } from '../../news/news-cards.tsx';
import type { BlockProps } from './ready-block.ts';

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
