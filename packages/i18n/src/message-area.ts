/** Messages that come with every page. */
export const EVERYWHERE = 'everywhere';

/** Area → the beginnings of its messages' ids. The longest beginning wins. */
export type Areas = Readonly<Record<string, readonly string[]>>;

/** The area of a message; `everywhere` where no area names it. */
export function areaOf(areas: Areas, id: string): string {
  let found = EVERYWHERE;
  let length = 0;
  for (const [area, beginnings] of Object.entries(areas))
    for (const beginning of beginnings) {
      if (beginning.length <= length || !id.startsWith(beginning)) continue;
      found = area;
      length = beginning.length;
    }
  return found;
}
