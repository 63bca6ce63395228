import { listName, readList, writeList } from './kept-lists.ts';
import { openWishList } from './wish-list-store.ts';

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

export type EntryChoice = { slug: string; color?: number | null; size?: number | null; unit?: string | null };

/** The one word of an entry, as the api reads it: `falco-r.12.34`, or `falco-r...<uuid>` for one unit. */
export const writeEntryKey = ({ slug, color, size, unit }: EntryChoice): string =>
  (unit ? `${slug}...${unit}` : `${slug}.${color ?? ''}.${size ?? ''}`).replace(/\.+$/, '');

type Visitor = { mayKeep: boolean; isCustomer: boolean };

/**
 * On every page of a visitor who has made a choice or is signed in: keeps the viewed product with the consent, deletes
 * the list without it, and moves what a guest has saved into the account.
 */
export function followVisitor(segment: string, pathname: string, { mayKeep, isCustomer }: Visitor): void {
  if (mayKeep) recordView(segment, pathname);
  else clearRecent(segment);
  if (isCustomer && hasKept(listName('wish-list', segment))) void openWishList(segment, true);
}

/** Whether this browser keeps anything under the name. Small: pages ask before they load the code of a list. */
export function hasKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
