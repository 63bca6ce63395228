import { runPrepared, type Tx } from '../../platform/db/db.ts';
import { type Known, statement } from '../../platform/db/statement.ts';
import type { Statements } from '../../platform/db/statements.ts';
import type { UploadKind } from './uploads.contract.ts';
import type { Owner } from './uploads.sql.ts';

export interface TakenUpload {
  readonly id: string;
  readonly kind: UploadKind;
  readonly name: string;
  readonly mime_type: string;
}

const TAKE = statement<Known<Statements['uploads_take'], { mime_type: string }>, TakenUpload>(
  'uploads_take',
  `update uploads set expires_at = 'infinity'
          where site_id = $1 and customer_id = $2 and id = any($3::uuid[]) and kind = any($4::text[])
            and status = 'ready' and expires_at > now() and expires_at <> 'infinity'
         returning id, kind, name, mime_type`,
);

/** Those that could be taken: ready, of this customer, of such a kind, and not used yet. */
export const takeReadyUploads = (
  tx: Tx,
  { siteId, customerId }: Owner,
  ids: readonly string[],
  kinds: readonly UploadKind[],
) => runPrepared(tx, TAKE, [siteId, customerId, ids, kinds]);

const UNREADY = statement(
  'uploads_unready',
  `select id from uploads
          where site_id = $1 and customer_id = $2 and id = any($3::uuid[]) and kind = any($4::text[])
            and status in ('uploading', 'checking') and expires_at > now()`,
);

export async function hasUnreadyUploads(
  tx: Tx,
  { siteId, customerId }: Owner,
  ids: readonly string[],
  kinds: readonly UploadKind[],
): Promise<boolean> {
  return (await runPrepared(tx, UNREADY, [siteId, customerId, ids, kinds])).length > 0;
}

const EXPIRE = statement(
  'uploads_expire',
  `update uploads set expires_at = now(), name = 'file' where site_id = $1 and customer_id = $2`,
);

/** Every file of a customer, used or not: the next sweep throws the bytes away. */
export async function expireUploads(tx: Tx, { siteId, customerId }: Owner): Promise<void> {
  await runPrepared(tx, EXPIRE, [siteId, customerId]);
}

export type ExpiredUpload = Statements['uploads_expired']['row'];

const EXPIRED = statement(
  'uploads_expired',
  `select site_id as "siteId", id from uploads where expires_at <= now() order by expires_at limit $1`,
);

export const unsafeListExpired = (tx: Tx, most: number) => runPrepared(tx, EXPIRED, [most]);

const FORGET = statement(
  'upload_forget',
  `delete from uploads where site_id = $1 and id = $2 and expires_at <= now()`,
);

export async function forgetUpload(tx: Tx, { siteId, id }: ExpiredUpload): Promise<void> {
  await runPrepared(tx, FORGET, [siteId, id]);
}

const EMPTY = statement(
  'upload_empty',
  `update uploads set expires_at = 'infinity' where site_id = $1 and id = $2 and expires_at <= now()`,
);

/** Something refers to it: the row stays, without bytes. */
export async function markEmptied(tx: Tx, { siteId, id }: ExpiredUpload): Promise<void> {
  await runPrepared(tx, EMPTY, [siteId, id]);
}
