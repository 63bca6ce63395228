/** Names of what the browser keeps, per country: prices and units of one are not those of another. */
export const listName = (list: 'wish-list' | 'recently-viewed', segment: string | null) =>
  `${list}:${segment?.split('-')[0]}`;

/** The keys of a list, newest first; empty when the browser keeps none, or keeps nothing at all. */
export function readList(name: string): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

/** False: the browser does not keep it. An empty list is removed. */
export function writeList(name: string, keys: readonly string[]): boolean {
  try {
    if (keys.length > 0) localStorage.setItem(name, JSON.stringify(keys));
    else localStorage.removeItem(name);
    return true;
  } catch {
    return false;
  }
}

export type EntryChoice = { slug: string; color?: number | null; size?: number | null; unit?: string | null };

/** The one word of an entry, as the api reads it: `falco-r.12.34`, or `falco-r...<uuid>` for one unit. */
export const writeEntryKey = ({ slug, color, size, unit }: EntryChoice): string =>
  (unit ? `${slug}...${unit}` : `${slug}.${color ?? ''}.${size ?? ''}`).replace(/\.+$/, '');

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
