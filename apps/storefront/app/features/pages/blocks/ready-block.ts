import type { Block } from '@paddock/server/contracts/pages';
import type { PictureSource } from '@paddock/ui/picture';
import type { NewsCard } from '../../news/news-card-view.tsx';

type Kind<T extends Block['type']> = Extract<Block, { type: T }>;

/** Where it leads: a whole path of this site, or another site's address. */
export type ReadyLink = { to: string; text: string; isOutside: boolean };
/** A film with its still. */
export type ReadyFilm = { src: string; poster: PictureSource | null };

export type ReadyBanner = Omit<
  Kind<'banner'>,
  'image' | 'image_phone' | 'links' | 'background_video' | 'video'
> & {
  image: PictureSource | null;
  imagePhone: PictureSource | null;
  links: ReadyLink[];
  backgroundVideo: ReadyFilm | null;
  video: ReadyFilm | null;
};
export type ReadyMedia = Omit<Kind<'media'>, 'image' | 'link'> & {
  image: PictureSource | null;
  link: ReadyLink | null;
};
export type ReadyGallery = Omit<Kind<'gallery'>, 'items'> & {
  items: { image: PictureSource; alt: string; caption?: string | undefined }[];
};
export type ReadyTimeline = Omit<Kind<'timeline'>, 'entries'> & {
  entries: (Omit<Kind<'timeline'>['entries'][number], 'image'> & { image: PictureSource | null })[];
};
export type ReadyColumns = Omit<Kind<'columns'>, 'columns'> & {
  columns: (Omit<Kind<'columns'>['columns'][number], 'image' | 'link'> & {
    image: PictureSource | null;
    link: ReadyLink | null;
  })[];
};
export type ReadyNews = Kind<'news'> & { cards: NewsCard[] };

/** A block with everything at hand that it shows: pictures, addresses, news. */
export type ReadyBlock =
  | ReadyBanner
  | Kind<'text'>
  | ReadyMedia
  | ReadyGallery
  | ReadyTimeline
  | ReadyNews
  | Kind<'feed'>
  | Kind<'categories'>
  | Kind<'quote'>
  | ReadyColumns;

export type BlockOfType<T extends ReadyBlock['type']> = Extract<ReadyBlock, { type: T }>;

/** What draws a block. `isLead`: the page begins with it, so it carries the page's heading. */
export type BlockProps<T extends ReadyBlock['type']> = { block: BlockOfType<T>; isLead: boolean };
export type BlockKinds = {
  [T in ReadyBlock['type']]?: (props: BlockProps<T>) => React.ReactNode;
};
