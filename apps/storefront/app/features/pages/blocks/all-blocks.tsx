import type { ComponentType } from 'react';
import { Banner } from './banner.tsx';
import { CategoryMosaic } from './category-mosaic.tsx';
import { Columns } from './columns.tsx';
import { Gallery } from './gallery.tsx';
import { FeedBlock, NewsBlock } from './home-blocks.tsx';
import { Media } from './media.tsx';
import type { BlockKinds, ReadyBlock } from './ready-block.ts';
import { Quote, TextBlock } from './text-blocks.tsx';
import { Timeline } from './timeline.tsx';
import './blocks.css';

/** Every kind of block there is. The home page brings fewer: see `home-blocks.tsx`. */
export const ALL_BLOCKS: Required<BlockKinds> = {
  banner: Banner,
  text: TextBlock,
  media: Media,
  gallery: Gallery,
  timeline: Timeline,
  news: NewsBlock,
  feed: FeedBlock,
  categories: CategoryMosaic,
  quote: Quote,
  columns: Columns,
};

export default function LazyBlock(props: { block: ReadyBlock; isLead: boolean }) {
  const Kind = ALL_BLOCKS[props.block.type] as ComponentType<typeof props>;
  return <Kind {...props} />;
}
