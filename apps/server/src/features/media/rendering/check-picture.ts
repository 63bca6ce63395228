import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { fileTypeFromBuffer } from 'file-type';
import { transact } from '../../../platform/db/db.ts';
import type { PictureRefusal } from '../../../platform/files/decode-picture.ts';
import { queueJob } from '../../../platform/jobs/jobs.ts';
import { isTakenPicture } from '../media.rules.ts';
import { acceptMediaFile, type FoundPicture, findMediaFile, refuseMediaFile } from '../media-files.sql.ts';
import { hashOfPicture } from '../media-keys.ts';
import { BRAND, type MediaWorkshop, originalName } from '../media-storage.ts';
import { describePicture } from './draw-picture.ts';
import { renderPictureJob } from './media.jobs.ts';

type Refusal = PictureRefusal | 'wrong_type' | 'infected';
type Looked = { ok: true; found: FoundPicture } | { ok: false; refusal: Refusal };

/**
 * Looks at a picture that is all there. It is first copied to where its sender cannot write any more. May run again at
 * any point: only the last statement changes the row, and it queues the rendering.
 */
export async function checkPicture(
  workshop: MediaWorkshop,
  id: string,
): Promise<'checked' | 'gone' | Refusal> {
  const { db, originals, incoming } = workshop;
  const row = await findMediaFile(db, id);
  if (row?.status !== 'uploaded') return 'gone';
  const name = originalName(id);
  if ((await originals.sizeOf(name)) === null) await originals.save(name, incoming.read(BRAND, id));
  const looked = await lookAt(workshop, name);
  if (!looked.ok) {
    await transact(db, async (tx) => {
      await refuseMediaFile(tx, id, looked.refusal);
      return { ok: true };
    });
    await Promise.all([originals.delete(name), incoming.remove(BRAND, id)]);
    return looked.refusal;
  }
  await transact(db, async (tx) => {
    if (await acceptMediaFile(tx, id, looked.found)) await queueJob(tx, renderPictureJob, { id });
    return { ok: true };
  });
  await incoming.remove(BRAND, id);
  return 'checked';
}

/**
 * The last try of a job works no more: a picture that ended each worker so far would leave its row as it is. The original
 * is kept for two days.
 */
export const giveUpPicture = ({ db }: MediaWorkshop, id: string) =>
  transact(db, async (tx) => {
    await refuseMediaFile(tx, id, 'failed');
    return { ok: true };
  });

/** By its content: the name and the type that the sender gave are not read. */
async function lookAt({ originals, scanner }: MediaWorkshop, name: string): Promise<Looked> {
  const bytes = await buffer(originals.read(name));
  const mimeType = (await fileTypeFromBuffer(bytes))?.mime;
  if (!mimeType || !isTakenPicture(mimeType)) return { ok: false, refusal: 'wrong_type' };
  if (scanner && (await scanner(originals.read(name))).isInfected) return { ok: false, refusal: 'infected' };
  const drawn = await describePicture(bytes);
  if (!drawn.ok) return drawn;
  const { ok: _, ...picture } = drawn;
  const sha256 = createHash('sha256').update(bytes).digest();
  return { ok: true, found: { ...picture, mimeType, sha256, hash: hashOfPicture(bytes) } };
}
