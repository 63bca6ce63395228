import type { NewsPost } from './news.contract.ts';

export const PER_PAGE = 12;

const WANTED = { sm: 480, md: 960, lg: 1600 };

/** The smallest rendition that is wide enough, else the widest there is. */
export function versionsOf(cover: {
  readonly key: string;
  readonly hash: string | null;
  readonly widths: readonly number[];
}): NewsPost['cover']['versions'] {
  const urlAt = (least: number) => {
    const width = cover.widths.find((one) => one >= least) ?? cover.widths.at(-1) ?? least;
    return `/media/${cover.key}${cover.hash ? `-${cover.hash}` : ''}-${width}.jpeg`;
  };
  return { sm: urlAt(WANTED.sm), md: urlAt(WANTED.md), lg: urlAt(WANTED.lg) };
}

/** Pages that show news: lists, articles and feeds, what is new on the home page, and the map for search engines. */
export const NEWS_PAGES = ['page:news', 'page:home', 'page:sitemap.xml'] as const;
