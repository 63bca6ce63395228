import type { Block } from '@paddock/server/contracts/pages';
import type { PictureSource } from '@paddock/ui/picture';
import type { NewsCard } from '../../news/news-card-view.tsx';

type Kind<T extends Block['type']> = Extract<Block, { type: T }>;

/** Where it leads: a whole path of this site, or another site's address. */
export type ReadyLink = { to: string; text: string; isOutside: boolean };
/** A film with its still. */
export type ReadyFilm = { src: string; poster: PictureSource | null };

type LookedUp = 'image' | 'link' | 'links';
/** What a block, or one of its entries, has at hand: the picture instead of its key, the whole address of a link. */
type Ready<Part> = Part extends object
  ? {
      [Name in keyof Part as Name extends LookedUp ? never : Name]: Part[Name] extends (infer Entry extends
        object)[]
        ? Ready<Entry>[]
        : Part[Name];
    } & ('image' extends keyof Part ? { image?: PictureSource | null } : unknown) &
      ('link' extends keyof Part ? { link?: ReadyLink | null } : unknown) &
      ('links' extends keyof Part ? { links: ReadyLink[] } : unknown)
  : never;

type Films = 'image_phone' | 'background_video' | 'video';
export type ReadyBanner = Omit<Ready<Kind<'banner'>>, Films> & {
  imagePhone: PictureSource | null;
  backgroundVideo: ReadyFilm | null;
  video: ReadyFilm | null;
};

/** A block with everything at hand that it shows: pictures, addresses, news. */
export type ReadyBlock =
  | Ready<Exclude<Block, { type: 'banner' | 'news' }>>
  | ReadyBanner
  | (Kind<'news'> & { cards: NewsCard[] });

export type BlockOfType<T extends ReadyBlock['type']> = Extract<ReadyBlock, { type: T }>;

/** What draws a block. `isLead`: the page begins with it, so it carries the page's heading. */
export type BlockProps<T extends ReadyBlock['type']> = { block: BlockOfType<T>; isLead: boolean };
export type BlockKinds = {
  [T in ReadyBlock['type']]?: (props: BlockProps<T>) => React.ReactNode;
};
