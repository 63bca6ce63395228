import type { Readable } from 'node:stream';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { FileStorage } from '../../platform/files/file-storage.ts';
import { nameOf } from './incoming.ts';
import type { UploadStorage } from './upload-storage.ts';
import type { Upload } from './uploads.contract.ts';
import { fileNameOf, isDrawn, readRange } from './uploads.rules.ts';
import { findStoredUpload, findUpload, type Owner, removeUpload } from './uploads.sql.ts';

export const showUpload = (db: Db, owner: Owner, id: string): Promise<Upload | null> =>
  findUpload(db, owner, id);

export interface FileAnswer {
  readonly status: 200 | 206;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Readable;
}

interface Wanted {
  readonly id: string;
  /** As a player of films asks for a part of one. */
  readonly range?: string | undefined;
}

/** A file to who sent it. Null: not theirs, or not found good (yet). */
export async function readUpload(
  db: Db,
  kept: FileStorage,
  owner: Owner,
  { id, range }: Wanted,
): Promise<FileAnswer | null> {
  return (await findUpload(db, owner, id)) ? readStoredUpload(db, kept, owner.siteId, { id, range }) : null;
}

/** A file to who was found entitled to it by other means, such as staff to what a request rests on. */
export async function readStoredUpload(
  db: Db,
  kept: FileStorage,
  siteId: number,
  { id, range }: Wanted,
): Promise<FileAnswer | null> {
  const row = await findStoredUpload(db, siteId, id);
  if (row?.status !== 'ready' || !row.mime_type) return null;
  const size = await kept.sizeOf(nameOf(siteId, id));
  if (size === null) return null;
  const span = readRange(range, size);
  const headers = headersFor(id, row.mime_type, span ? span.end - span.start + 1 : size);
  if (!span) return { status: 200, headers, bytes: kept.read(nameOf(siteId, id)) };
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${span.start}-${span.end}/${size}` },
    bytes: kept.read(nameOf(siteId, id), span),
  };
}

/** Long enough to follow it, and to begin a film. */
const LINK_SECONDS = 60;

export interface UploadLink {
  /** Null: this installation gives no links; the bytes come from the api. */
  readonly url: string | null;
}

/** Where the browser reads a file itself. For callers whose permission was checked before. Null: there is no such file. */
export async function linkStoredUpload(
  db: Db,
  kept: FileStorage,
  siteId: number,
  id: string,
): Promise<UploadLink | null> {
  const row = await findStoredUpload(db, siteId, id);
  if (row?.status !== 'ready' || !row.mime_type) return null;
  const url = await kept.linkTo(nameOf(siteId, id), {
    seconds: LINK_SECONDS,
    contentType: row.mime_type,
    disposition: dispositionOf(id, row.mime_type),
  });
  return { url };
}

// User content from our own origin: displayed at most, never executed, never cached.
const headersFor = (id: string, mimeType: string, size: number) => ({
  'content-type': mimeType,
  'content-length': String(size),
  'accept-ranges': 'bytes',
  'content-disposition': dispositionOf(id, mimeType),
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
});

const dispositionOf = (id: string, mimeType: string) =>
  `${isDrawn(mimeType) ? 'inline' : 'attachment'}; filename="${fileNameOf(id, mimeType)}"`;

type DeletedUpload = { ok: true } | { ok: false; code: 'not_found' | 'upload_in_use' };

/** The sender does not want it any more. What a request already rests on stays. */
export async function deleteUpload(
  db: Db,
  rooms: UploadStorage,
  owner: Owner,
  id: string,
): Promise<DeletedUpload> {
  const gone = await withSite(db, owner.siteId, (tx) => removeUpload(tx, owner, id));
  if (!gone) return { ok: false, code: (await findUpload(db, owner, id)) ? 'upload_in_use' : 'not_found' };
  await rooms.incoming.remove(owner.siteId, id);
  await rooms.kept.delete(nameOf(owner.siteId, id));
  return { ok: true };
}
