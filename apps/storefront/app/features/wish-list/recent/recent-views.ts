import { listName, readList, writeList } from '../kept-lists.ts';

export const MAX_RECENT = 8;

const PRODUCT_PAGE = /^\/[^/]+\/products\/([a-z0-9-]+)\/?$/;

/** Keeps the product of a page as the last one viewed. The caller has checked the consent. */
export function recordView(segment: string, pathname: string): void {
  const slug = PRODUCT_PAGE.exec(pathname)?.[1];
  if (!slug) return;
  const name = listName('recently-viewed', segment);
  const others = readList(name).filter((one) => one !== slug);
  writeList(name, [slug, ...others].slice(0, MAX_RECENT));
}

export const readRecent = (segment: string) => readList(listName('recently-viewed', segment));

export const clearRecent = (segment: string) => writeList(listName('recently-viewed', segment), []);
