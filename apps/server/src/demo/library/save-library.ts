import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { originalName } from '../../features/media/media-storage.ts';
import { checkPictureJob } from '../../features/media/rendering/media.jobs.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { idOf, type SiteIds } from '../bundle/save-versions.ts';
import { type FoundMedium, findLibrary, findMediaKeys, insertOriginal, putMedium } from './library.sql.ts';
import type { BundleMedium } from './read-library.ts';

export interface PlacedOriginal {
  readonly key: string;
  readonly id: string;
}

export interface SavedLibrary {
  readonly written: number;
  readonly left: readonly string[];
  /** Pictures of brand files that this installation does not have. */
  readonly unknown: readonly string[];
}

const plain = ({ is_desk: _, file_id: __, original, ...medium }: FoundMedium) => ({
  ...medium,
  sha256: original?.sha256 ?? null,
});
const plainOf = (medium: BundleMedium) => plain({ ...medium, is_desk: false, file_id: null });

/** Originals whose bytes the installation lacks, brought to the storage before the transaction that names them. */
export async function placeOriginals(
  folder: URL,
  library: readonly BundleMedium[],
  present: readonly FoundMedium[],
  originals: FileStorage,
): Promise<PlacedOriginal[]> {
  const known = new Map(present.map((medium) => [medium.key, medium]));
  const placed: PlacedOriginal[] = [];
  for (const { key, original } of library) {
    const before = known.get(key);
    if (!original || before?.is_desk || before?.original?.sha256 === original.sha256) continue;
    const file = new URL(original.file, folder);
    const bytes = await readFile(file);
    const digest = createHash('sha256').update(bytes).digest('hex');
    if (digest !== original.sha256 || bytes.length !== original.bytes)
      throw new Error(`${original.file}: is not the file that library.json describes`);
    const id = randomUUID();
    await originals.save(originalName(id), createReadStream(file));
    placed.push({ key, id });
  }
  return placed;
}

export async function dropOriginals(
  placed: readonly PlacedOriginal[],
  originals: FileStorage,
): Promise<void> {
  for (const { id } of placed) await originals.delete(originalName(id));
}

/** Brings the records of the library to what the files say. A picture that the desk has changed is left alone. */
export async function saveLibrary(
  tx: Tx,
  library: readonly BundleMedium[],
  placed: readonly PlacedOriginal[],
  siteIds: SiteIds,
): Promise<SavedLibrary> {
  const present = new Map((await findLibrary(tx, { withUnfinished: true })).map((one) => [one.key, one]));
  const known = await findMediaKeys(
    tx,
    library.map(({ key }) => key),
  );
  const originalIds = new Map(placed.map(({ key, id }) => [key, id]));
  const left: string[] = [];
  const unknown: string[] = [];
  let written = 0;
  for (const medium of library) {
    const { key, site, original } = medium;
    const before = present.get(key);
    if (before && isDeepStrictEqual(plain(before), plainOf(medium))) continue;
    if (!known.has(key) && !original) {
      unknown.push(key);
      continue;
    }
    const id = await putMedium(tx, medium, site === null ? null : idOf(siteIds, site));
    if (id === null) {
      left.push(key);
      continue;
    }
    written += 1;
    const fileId = originalIds.get(key);
    if (!original || !fileId) continue;
    await insertOriginal(tx, id, { ...original, id: fileId });
    await queueJob(tx, checkPictureJob, { id: fileId });
  }
  return { written, left, unknown };
}
