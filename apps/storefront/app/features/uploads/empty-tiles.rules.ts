import { countsTowardsMax, type UploadItem } from './upload-item.ts';

/** How many places to add a file are shown: the missing ones, or one while more files fit. */
export function emptyTiles(items: readonly UploadItem[], min: number, max: number): number {
  const used = items.filter(countsTowardsMax).length;
  // A refused file offers its replacement itself.
  if (items.some(({ state }) => state === 'refused') && used + 1 >= max) return 0;
  return Math.max(used < max ? 1 : 0, min - items.length);
}
