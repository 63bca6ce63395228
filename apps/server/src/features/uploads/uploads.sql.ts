import { type Db, readSite, runPrepared, type Tx } from '../../platform/db/db.ts';
import { statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { Upload, UploadKind } from './uploads.contract.ts';

export interface Owner {
  readonly siteId: number;
  readonly customerId: number;
}

const COLUMNS = 'id, kind, name, size_bytes, received_bytes, status, refusal, mime_type';

interface Room {
  /** Files that are not done yet. */
  readonly openFiles: number;
  readonly bytesADay: number;
}

const INSERT = statement<Statements['upload_insert'], Upload>(
  'upload_insert',
  `insert into uploads (site_id, customer_id, kind, name, size_bytes)
         select $1, $2, $3, $4, $5
          where (select count(*) filter (where status in ('uploading', 'checking')) < $6::int
                        and coalesce(sum(size_bytes) filter (where created_at > now() - interval '1 day'), 0) + $5::bigint
                            <= $7::bigint
                   from uploads where site_id = $1 and customer_id = $2 and expires_at > now())
         returning ${COLUMNS}`,
);

/** Null: this customer has enough under way, or has sent enough for one day. */
export async function insertUpload(
  tx: Tx,
  { siteId, customerId }: Owner,
  file: { readonly kind: UploadKind; readonly name: string; readonly sizeBytes: number },
  room: Room,
): Promise<Upload | null> {
  const values = [
    siteId,
    customerId,
    file.kind,
    file.name,
    file.sizeBytes,
    room.openFiles,
    room.bytesADay,
  ] as const;
  const [row] = await runPrepared(tx, INSERT, values);
  return row ?? null;
}

const FIND = statement<Statements['upload_of_owner'], Upload>(
  'upload_of_owner',
  `select ${COLUMNS} from uploads
          where site_id = $1 and customer_id = $2 and id = $3 and expires_at > now()`,
);

export async function findUpload(db: Db, { siteId, customerId }: Owner, id: string): Promise<Upload | null> {
  const [row] = await readSite(db, siteId, FIND, [siteId, customerId, id]);
  return row ?? null;
}

export interface StoredUpload extends Upload {
  readonly created_at: Date;
}

const STORED = statement<Statements['upload_stored'], StoredUpload>(
  'upload_stored',
  `select ${COLUMNS}, created_at from uploads where site_id = $1 and id = $2 and expires_at > now()`,
);

/** Of any customer; for callers whose permission was checked before. */
export async function findStoredUpload(db: Db, siteId: number, id: string): Promise<StoredUpload | null> {
  const [row] = await readSite(db, siteId, STORED, [siteId, id]);
  return row ?? null;
}

const RECEIVED = statement(
  'upload_received',
  `update uploads set received_bytes = $3 where site_id = $1 and id = $2 and status = 'uploading'
            and received_bytes < $3 and $3 <= size_bytes`,
);

export async function noteReceived(tx: Tx, siteId: number, id: string, bytes: number): Promise<void> {
  await runPrepared(tx, RECEIVED, [siteId, id, bytes]);
}

const COMPLETE = statement(
  'upload_complete',
  `update uploads set status = 'checking', received_bytes = size_bytes
          where site_id = $1 and id = $2 and status = 'uploading' returning id`,
);

/** False: it was marked before. */
export async function completeUpload(tx: Tx, siteId: number, id: string): Promise<boolean> {
  return (await runPrepared(tx, COMPLETE, [siteId, id])).length > 0;
}

const ACCEPT = statement(
  'upload_accept',
  `update uploads set status = 'ready', mime_type = $3, sha256 = $4, scan = $5
          where site_id = $1 and id = $2 and status = 'checking' returning id`,
);

/** False: it is not there any more. */
export async function acceptUpload(
  tx: Tx,
  siteId: number,
  id: string,
  found: { readonly mimeType: string; readonly sha256: Buffer; readonly scan: 'clean' | 'skipped' },
): Promise<boolean> {
  const values = [siteId, id, found.mimeType, found.sha256, found.scan] as const;
  return (await runPrepared(tx, ACCEPT, values)).length > 0;
}

const REFUSE = statement(
  'upload_refuse',
  `update uploads
            set status = 'refused', refusal = $3, mime_type = null, sha256 = null, scan_finding = $4,
                scan = case when $3 = 'infected' then 'infected' else scan end
          where site_id = $1 and id = $2
            and (status = 'checking' or (status = 'ready' and scan = 'skipped' and $3 = 'infected'))`,
);

export type Refusal =
  | { readonly refusal: 'wrong_type' | 'damaged' | 'too_many_pixels' | 'failed' }
  /** `finding` is the scanner's name for it. */
  | { readonly refusal: 'infected'; readonly finding: string };

/** Also a file that was ready without a scan, once the scanner finds something in it. */
export async function refuseUpload(tx: Tx, siteId: number, id: string, refused: Refusal): Promise<void> {
  const finding = refused.refusal === 'infected' ? refused.finding : null;
  await runPrepared(tx, REFUSE, [siteId, id, refused.refusal, finding]);
}

const SKIPPED = statement(
  'uploads_unscanned',
  `select site_id as "siteId", id from uploads where status = 'ready' and scan = 'skipped' order by site_id, created_at limit $1`,
);

/** Across all sites: files that came while there was no scanner. */
export const unsafeListUnscanned = (tx: Tx, limit: number) => runPrepared(tx, SKIPPED, [limit]);

const SCANNED = statement(
  'upload_scanned',
  `update uploads set scan = 'clean' where site_id = $1 and id = $2 and status = 'ready' and scan = 'skipped'`,
);

export async function markClean(tx: Tx, siteId: number, id: string): Promise<void> {
  await runPrepared(tx, SCANNED, [siteId, id]);
}

const REMOVE = statement(
  'upload_remove',
  `delete from uploads where site_id = $1 and customer_id = $2 and id = $3 and expires_at <> 'infinity'
         returning id`,
);

/** False also for a file that something refers to. */
export async function removeUpload(tx: Tx, { siteId, customerId }: Owner, id: string): Promise<boolean> {
  return (await runPrepared(tx, REMOVE, [siteId, customerId, id])).length > 0;
}
