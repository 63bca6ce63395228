import { Banner } from './banner.tsx';
import { CategoryMosaic } from './category-mosaic.tsx';
import { FeedBlock, NewsBlock } from './feed-block.tsx';
import { Media } from './media.tsx';
import type { BlockKinds } from './ready-block.ts';

/** What the home page is made of; other kinds would come later, on their own. */
export const HOME_BLOCKS: BlockKinds = {
  banner: Banner,
  categories: CategoryMosaic,
  media: Media,
  news: NewsBlock,
  feed: FeedBlock,
};
