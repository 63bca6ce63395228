/** Messages that come with every page. */
export const EVERYWHERE = 'everywhere';

/**
 * Area → its messages: a folder whose messages it has, or, with a dot, the beginning of their ids. The longest
 * beginning wins, and any beginning wins over the folder.
 */
export type Areas = Readonly<Record<string, readonly string[]>>;

/** The area of a message; `everywhere` where no area names it. */
export function areaOf(areas: Areas, id: string, folder: string | undefined): string {
  let found = EVERYWHERE;
  let length = 0;
  for (const [area, entries] of Object.entries(areas))
    for (const entry of entries) {
      const isNamed = entry.includes('.') ? id.startsWith(entry) : entry === folder;
      // A folder has no length of its own: every beginning of an id is longer.
      const weight = entry.includes('.') ? entry.length : 1;
      if (!isNamed || weight <= length) continue;
      found = area;
      length = weight;
    }
  return found;
}
