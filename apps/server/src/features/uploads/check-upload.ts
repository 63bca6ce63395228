import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { withSite } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { cleanImage } from './clean-image.ts';
import { isFilm, isPdf } from './container.ts';
import { nameOf } from './incoming.ts';
import type { UploadChecker } from './upload-storage.ts';
import { isTaken } from './uploads.rules.ts';
import {
  acceptUpload,
  findStoredUpload,
  type Refusal,
  refuseUpload,
  type StoredUpload,
} from './uploads.sql.ts';

const SNIFFED_BYTES = 64 * 1024;

type Looked = { ok: true; mimeType: string } | ({ ok: false } & Refusal);

/**
 * Looks at a file that is all there. It is first copied to where its sender cannot write any more, so that what was
 * looked at is what is kept. May run again at any point: a file whose copy is there and whose row still says checking
 * is looked at once more.
 */
export async function checkUpload(
  checker: UploadChecker,
  { siteId, id }: { siteId: number; id: string },
): Promise<'ready' | Refusal['refusal'] | 'gone'> {
  const { db, kept, incoming } = checker;
  const name = nameOf(siteId, id);
  const row = await findStoredUpload(db, siteId, id);
  if (row?.status !== 'checking') return 'gone';
  if ((await kept.sizeOf(name)) === null) await kept.save(name, incoming.read(siteId, id));
  const looked = await lookAt(checker, row, name);
  if (!looked.ok) {
    await Promise.all([kept.delete(name), incoming.remove(siteId, id)]);
    await withSite(db, siteId, (tx) => refuseUpload(tx, siteId, id, looked));
    return looked.refusal;
  }
  const found = {
    mimeType: looked.mimeType,
    sha256: await hashOf(kept, name),
    scan: checker.scanner ? ('clean' as const) : ('skipped' as const),
  };
  const accepted = await withSite(db, siteId, (tx) => acceptUpload(tx, siteId, id, found));
  // Deleted by its sender while we looked.
  if (!accepted) await kept.delete(name);
  await incoming.remove(siteId, id);
  return accepted ? 'ready' : 'gone';
}

/** The last try of the job looks no more: a file that ended each worker so far would leave its row as it is. */
export async function giveUpUpload(
  { db, kept, incoming }: UploadChecker,
  { siteId, id }: { siteId: number; id: string },
): Promise<void> {
  await Promise.all([kept.delete(nameOf(siteId, id)), incoming.remove(siteId, id)]);
  await withSite(db, siteId, (tx) => refuseUpload(tx, siteId, id, { refusal: 'failed' }));
}

async function lookAt({ kept, scanner }: UploadChecker, row: StoredUpload, name: string): Promise<Looked> {
  const size = (await kept.sizeOf(name)) ?? 0;
  const mimeType = await sniff(kept, name);
  if (!mimeType || !isTaken(row.kind, mimeType)) return { ok: false, refusal: 'wrong_type' };
  // Scanned as it came: re-encoding would remove what came with it.
  const scanned = scanner ? await scanner(kept.read(name)) : null;
  if (scanned?.isInfected) return { ok: false, refusal: 'infected', finding: scanned.finding };
  if (row.kind === 'image') {
    const clean = await cleanImage(() => kept.read(name), mimeType);
    if (!clean.ok) return clean;
    if (clean.bytes) await kept.save(name, Readable.from([clean.bytes]));
    return { ok: true, mimeType: clean.mimeType };
  }
  const isWhole = row.kind === 'video' ? isFilm : isPdf;
  return (await isWhole(kept, name, { size, mimeType }))
    ? { ok: true, mimeType }
    : { ok: false, refusal: 'damaged' };
}

async function sniff(kept: FileStorage, name: string): Promise<string | null> {
  const head = await kept.read(name, { start: 0, end: SNIFFED_BYTES - 1 }).toArray();
  return (await fileTypeFromBuffer(Buffer.concat(head)))?.mime ?? null;
}

async function hashOf(kept: FileStorage, name: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of kept.read(name)) hash.update(piece as Buffer);
  return hash.digest();
}
