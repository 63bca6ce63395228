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
