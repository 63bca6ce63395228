import type { IncomingHttpHeaders } from 'node:http';
import { Metadata } from '@tus/server';
import { type Db, type Tx, withSite } from '../../../../platform/db/db.ts';
import type { TusAnswer } from '../../../../platform/http/tus-protocol.ts';
import { writeAudit } from '../../../staff/write-audit.ts';
import { displayName } from '../../../uploads/uploads.rules.ts';
import { listSites } from '../../media.sql.ts';
import { findMediaFile, insertMediaFile, insertMedium, removeMediaFile } from '../../media-files.sql.ts';
import { makeMediaKey } from '../../media-keys.ts';
import { MAX_PICTURE_BYTES } from '../../media-limits.contract.ts';
import { BRAND, type MediaStorage } from '../../media-storage.ts';
import { type MediaEditor, openMedium } from '../change-medium.ts';
import type { MediaUpload } from '../media.staff.contract.ts';

const MEGABYTE = 1024 * 1024;
/** Several hundred pictures of a shooting are sent at once, a few at a time. */
const MAX_OPEN = 500;
const MAX_TRIES = 5;

type Refusal =
  | { readonly ok: false; readonly code: 'malformed' | 'not_found' | 'upload_too_many' }
  | { readonly ok: false; readonly code: 'media_of_brand' | 'media_not_usable' | 'edited_meanwhile' }
  | { readonly ok: false; readonly code: 'upload_too_large'; readonly maxMegabytes: number };
type Announced = { readonly ok: true; readonly answer: TusAnswer } | Refusal;

interface Announcement {
  readonly name: string;
  readonly sizeBytes: number;
  /** The key of the picture that it takes the place of. */
  readonly replaces: string | null;
}

/** A row first, then an empty file under its id: from here on, pieces can come. */
export async function announcePicture(
  db: Db,
  { incoming }: Pick<MediaStorage, 'incoming'>,
  editor: MediaEditor,
  headers: IncomingHttpHeaders,
): Promise<Announced> {
  const input = readAnnouncement(headers);
  if (!input) return { ok: false, code: 'malformed' };
  if (input.sizeBytes > MAX_PICTURE_BYTES)
    return { ok: false, code: 'upload_too_large', maxMegabytes: MAX_PICTURE_BYTES / MEGABYTE };
  const made = await withSite(db, editor.siteId, (tx) => insertRows(tx, editor, input));
  if (!made.ok) return made;
  const answer = await incoming.receive({
    method: 'POST',
    siteId: BRAND,
    id: made.id,
    body: null,
    headers: { ...headers, 'upload-metadata': undefined },
  });
  if (answer.status === 201) return { ok: true, answer };
  await withSite(db, editor.siteId, (tx) => removeMediaFile(tx, made.id));
  return { ok: false, code: 'malformed' };
}

async function insertRows(
  tx: Tx,
  editor: MediaEditor,
  { name, sizeBytes, replaces }: Announcement,
): Promise<{ readonly ok: true; readonly id: string } | Refusal> {
  const target = replaces ? await openReplaced(tx, editor, replaces) : await makeMedium(tx, editor, name);
  if (!target.ok) return target;
  const file = { mediaId: target.id, name, sizeBytes, staffId: editor.staffId };
  const id = await insertMediaFile(tx, file, MAX_OPEN);
  if (id === null) return { ok: false, code: 'upload_too_many' };
  await writeAudit(tx, editor, {
    action: replaces ? 'media.replace' : 'media.upload',
    reason: null,
    subject: { kind: 'media', ref: target.key },
    before: {},
    after: { name, bytes: sizeBytes },
  });
  return { ok: true, id };
}

async function openReplaced(tx: Tx, editor: MediaEditor, key: string) {
  const opened = await openMedium(tx, editor, key, null);
  if (!opened.ok) return opened;
  if (opened.medium.status !== 'usable') return { ok: false as const, code: 'media_not_usable' as const };
  return { ok: true as const, id: opened.medium.id, key };
}

/** What an editor of every site uploads belongs to the brand, else to the site the editor works on. */
async function makeMedium(tx: Tx, { permitted, siteId }: MediaEditor, name: string) {
  const sites = await listSites(tx);
  const forSite = sites.every(({ id }) => permitted.has(id)) ? null : siteId;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const key = makeMediaKey(name);
    const id = await insertMedium(tx, key, forSite);
    if (id !== null) return { ok: true as const, id, key };
  }
  throw new Error(`No free key for ${name}`);
}

function readAnnouncement(headers: IncomingHttpHeaders): Announcement | null {
  const sizeBytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes <= 0) return null;
  try {
    const metadata = Metadata.parse(String(headers['upload-metadata'] ?? ''));
    return { name: displayName(metadata.name), sizeBytes, replaces: metadata.replaces || null };
  } catch {
    return null;
  }
}

/** How far an upload of this person is. Null: another person's. */
export async function showMediaUpload(db: Db, staffId: number, id: string): Promise<MediaUpload | null> {
  const row = await findMediaFile(db, id);
  if (row?.staff_id !== staffId) return null;
  const { key, name, status, refusal } = row;
  return { id, key, name, status, refusal };
}
