import { type Db, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { MediaUpload } from './staff/media.staff.contract.ts';

// The originals: one row for each file that was sent.

const INSERT_MEDIUM = statement(
  'media_insert',
  `insert into media (key, mime_type, origin, status, formats, for_site_id)
   values ($1, 'image/jpeg', 'desk', 'processing', '{avif,webp,jpeg}', $2)
   on conflict (key) do nothing returning id`,
);

/** A picture that is on its way. Null: the key is taken. */
export async function insertMedium(tx: Tx, key: string, forSiteId: number | null): Promise<number | null> {
  const [row] = await runPrepared(tx, INSERT_MEDIUM, [key, forSiteId]);
  return row?.id ?? null;
}

const INSERT = statement(
  'media_file_insert',
  `insert into media_files (media_id, name, size_bytes, staff_id)
   select $1::int, $2::text, $3::bigint, $4::bigint
    where (select count(*) from media_files where staff_id = $4 and status = 'uploading') < $5::int
   returning id`,
);

/** Null: this person has too many unfinished uploads. */
export async function insertMediaFile(
  tx: Tx,
  file: {
    readonly mediaId: number;
    readonly name: string;
    readonly sizeBytes: number;
    readonly staffId: number;
  },
  maxOpen: number,
): Promise<string | null> {
  const values = [file.mediaId, file.name, file.sizeBytes, file.staffId, maxOpen] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row?.id ?? null;
}

export interface MediaFile extends MediaUpload {
  readonly media_id: number;
  readonly for_site_id: number | null;
  /** Of the picture as it is shown now; null: it never was. */
  readonly shown_hash: string | null;
  readonly size_bytes: number;
  readonly received_bytes: number;
  /** Null: it came with a brand bundle. */
  readonly staff_id: number | null;
  readonly hash: string | null;
  readonly width: number | null;
  readonly created_at: Date;
}

const FIND = statement<Statements['media_file'], MediaFile>(
  'media_file',
  `select f.id, m.key, f.name, f.status, f.refusal, f.media_id, m.for_site_id, m.hash as shown_hash, f.size_bytes,
          f.received_bytes, f.staff_id, f.hash, f.width, f.created_at
     from media_files f join media m on m.id = f.media_id where f.id = $1`,
);

export async function findMediaFile(db: Db | Tx, id: string): Promise<MediaFile | null> {
  const [row] = await runPrepared(db, FIND, [id]);
  return row ?? null;
}

const RECEIVED = statement(
  'media_file_received',
  `update media_files set received_bytes = $2
    where id = $1 and status = 'uploading' and received_bytes < $2 and $2 <= size_bytes`,
);

export async function noteMediaReceived(db: Db, id: string, bytes: number): Promise<void> {
  await runPrepared(db, RECEIVED, [id, bytes]);
}

const COMPLETE = statement(
  'media_file_complete',
  `update media_files set status = 'uploaded', received_bytes = size_bytes
    where id = $1 and status = 'uploading' returning id`,
);

/** False: it was marked before. */
export async function completeMediaFile(tx: Tx, id: string): Promise<boolean> {
  return (await runPrepared(tx, COMPLETE, [id])).length > 0;
}

export interface FoundPicture {
  readonly mimeType: string;
  readonly sha256: Buffer;
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string;
  readonly color: string;
}

const ACCEPT = statement(
  'media_file_accept',
  `update media_files set status = 'checked', mime_type = $2, sha256 = $3, hash = $4, width = $5, height = $6,
          placeholder = $7, color = $8
    where id = $1 and status = 'uploaded' returning id`,
);

/** False: it is not there any more, or was checked before. */
export async function acceptMediaFile(tx: Tx, id: string, found: FoundPicture): Promise<boolean> {
  const { mimeType, sha256, hash, width, height, placeholder, color } = found;
  const values = [id, mimeType, sha256, hash, width, height, placeholder, color] as const;
  return (await runPrepared(tx, ACCEPT, values)).length > 0;
}

const REFUSE = statement(
  'media_file_refuse',
  `
with refused as (
  update media_files set status = 'refused', refusal = $2
   where id = $1 and status in ('uploaded', 'checked') returning media_id)
update media m set status = 'refused' from refused r where m.id = r.media_id and m.status = 'processing'`,
);

/** A picture that was never shown is refused with its file; one that was to be replaced stays as it is. */
export async function refuseMediaFile(tx: Tx, id: string, refusal: string): Promise<void> {
  await runPrepared(tx, REFUSE, [id, refusal]);
}

const RENDITION = statement(
  'media_rendition',
  `insert into media_renditions (file_id, width, format, bytes)
   select id, $2::int, $3::text, $4::int from media_files where id = $1
   on conflict (file_id, width, format) do update set bytes = excluded.bytes`,
);

export async function noteRendition(
  db: Db,
  id: string,
  rendition: { readonly width: number; readonly format: string; readonly bytes: number },
): Promise<void> {
  await runPrepared(db, RENDITION, [id, rendition.width, rendition.format, rendition.bytes]);
}

// An upload that was overtaken by a later one for the same picture is kept as a file and not shown. Rendering what an import
// has brought is no change of the desk.
const FINISH = statement(
  'media_file_finish',
  `
with done as (
  update media_files f set status = 'rendered', rendered_at = now(),
         replaced_at = case when exists (select from media_files n where n.media_id = f.media_id
                                            and n.status = 'rendered' and n.created_at > f.created_at) then now() end
   where id = $1 and status = 'checked'
  returning media_id, hash, width, height, placeholder, color, created_at, staff_id),
replaced as (
  update media_files f set replaced_at = now() from done d
   where f.media_id = d.media_id and f.id <> $1 and f.status = 'rendered' and f.replaced_at is null
     and f.created_at < d.created_at)
update media m
   set hash = d.hash, width = d.width, height = d.height, widths = $2, formats = '{avif,webp,jpeg}',
       placeholder = d.placeholder, color = d.color, origin = 'desk', revision = m.revision + 1,
       imported_revision = case when d.staff_id is null and m.imported_revision = m.revision then m.revision + 1
                                else m.imported_revision end,
       status = case when m.status = 'retired' then 'retired' else 'usable' end
  from done d
 where m.id = d.media_id
   and not exists (select from media_files n where n.media_id = m.id and n.status = 'rendered'
                      and n.created_at > d.created_at)
returning m.key`,
);

/** All renditions are there: the picture is shown from now on. False: it was, or a later one is. */
export async function finishMediaFile(tx: Tx, id: string, widths: readonly number[]): Promise<boolean> {
  return (await runPrepared(tx, FINISH, [id, [...widths]])).length > 0;
}

const REMOVE = statement(
  'media_file_remove',
  `
with gone as (delete from media_files where id = $1 and status = 'uploading' returning media_id)
delete from media m using gone g where m.id = g.media_id and m.status = 'processing'`,
);

/** An upload that is not wanted any more, with the picture that it would have become. */
export async function removeMediaFile(tx: Tx, id: string): Promise<void> {
  await runPrepared(tx, REMOVE, [id]);
}

const EXPIRED = statement(
  'media_files_expired',
  `select id from media_files
    where status in ('uploading', 'refused') and created_at < now() - make_interval(days => $1)
    order by created_at limit $2`,
);

export async function listExpiredMediaFiles(db: Db, days: number, limit: number): Promise<string[]> {
  return (await runPrepared(db, EXPIRED, [days, limit])).map(({ id }) => id);
}

const FORGET = statement(
  'media_file_forget',
  `
with gone as (delete from media_files where id = $1 and status in ('uploading', 'refused') returning media_id)
delete from media m using gone g where m.id = g.media_id and m.status in ('processing', 'refused')`,
);

export async function forgetMediaFile(tx: Tx, id: string): Promise<void> {
  await runPrepared(tx, FORGET, [id]);
}

const REPLACED = statement(
  'media_files_replaced',
  `select id from media_files
    where replaced_at < now() - make_interval(days => $1) and original_deleted_at is null
    order by replaced_at limit $2`,
);

/** Originals that another one took the place of, so many days ago. */
export async function listReplacedFiles(db: Db, days: number, limit: number): Promise<string[]> {
  return (await runPrepared(db, REPLACED, [days, limit])).map(({ id }) => id);
}

const ORIGINAL_DELETED = statement(
  'media_original_deleted',
  'update media_files set original_deleted_at = now() where id = $1 and replaced_at is not null',
);

export async function noteOriginalDeleted(db: Db, id: string): Promise<void> {
  await runPrepared(db, ORIGINAL_DELETED, [id]);
}
