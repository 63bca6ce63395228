import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { transact } from '../../../platform/db/db.ts';
import { FORMATS, renditionPath, widthsOf } from '../media.rules.ts';
import { findMediaFile, finishMediaFile, type MediaFile, noteRendition } from '../media-files.sql.ts';
import { type MediaWorkshop, originalName } from '../media-storage.ts';
import { purgeUsesOf } from '../staff/change-medium.ts';
import { encodePicture, type RawPicture, shrinkPicture } from './draw-picture.ts';

/**
 * Makes every rendition that is missing, the largest first, and then shows the picture. May run again at any point: names
 * have the hash of the original, and a rendition that is there is not made again.
 */
export async function renderPicture(workshop: MediaWorkshop, id: string): Promise<'rendered' | 'gone'> {
  const { db } = workshop;
  const row = await findMediaFile(db, id);
  if (row?.status !== 'checked' || !row.hash || !row.width) return 'gone';
  const widths = widthsOf(row.width);
  await makeMissing(workshop, row, { hash: row.hash, widths });
  await transact(db, async (tx) => {
    const isShown = await finishMediaFile(tx, id, widths);
    if (isShown) await purgeUsesOf(tx, row.media_id);
    return { ok: true };
  });
  return 'rendered';
}

async function makeMissing(
  { db, originals, renditions }: MediaWorkshop,
  { id, key }: MediaFile,
  { hash, widths }: { hash: string; widths: readonly number[] },
) {
  // Smaller ones are made from the one before, which takes a tenth of decoding the original again.
  let source: RawPicture | null = null;
  for (const width of widths.toReversed()) {
    let points: RawPicture | null = null;
    for (const format of FORMATS) {
      const path = renditionPath({ key, hash, width, format });
      let bytes = await renditions.sizeOf(path);
      if (bytes === null) {
        points ??= await shrinkPicture(source ?? (await buffer(originals.read(originalName(id)))), width);
        const encoded = await encodePicture(points, format);
        await renditions.save(path, Readable.from([encoded]));
        bytes = encoded.length;
      }
      await noteRendition(db, id, { width, format, bytes });
    }
    source = points ?? source;
  }
}
