import type { IncomingHttpHeaders } from 'node:http';
import { Metadata } from '@tus/server';
import { type Db, withSite } from '../../platform/db/db.ts';
import type { TusAnswer } from '../../platform/http/tus-protocol.ts';
import type { Incoming } from './incoming.ts';
import { UploadKind } from './uploads.contract.ts';
import { displayName } from './uploads.rules.ts';
import { insertUpload, type Owner, removeUpload } from './uploads.sql.ts';
import { MAX_BYTES } from './uploads-limits.contract.ts';

const MEGABYTE = 1024 * 1024;
const ROOM = { openFiles: 20, bytesADay: 1024 * MEGABYTE };

export type CreatedUpload =
  | { ok: true; answer: TusAnswer }
  | { ok: false; code: 'malformed' }
  | { ok: false; code: 'upload_too_large'; maxMegabytes: number }
  | { ok: false; code: 'upload_too_many' };

interface CreateUploadInput {
  readonly kind: UploadKind;
  readonly name: string;
  readonly sizeBytes: number;
}

/** A row first, then an empty file under its id: from here on, pieces can come. */
export async function createUpload(
  db: Db,
  incoming: Incoming,
  owner: Owner,
  headers: IncomingHttpHeaders,
): Promise<CreatedUpload> {
  const input = readInput(headers);
  if (!input) return { ok: false, code: 'malformed' };
  if (input.sizeBytes > MAX_BYTES[input.kind])
    return { ok: false, code: 'upload_too_large', maxMegabytes: MAX_BYTES[input.kind] / MEGABYTE };
  const row = await withSite(db, owner.siteId, (tx) => insertUpload(tx, owner, input, ROOM));
  if (!row) return { ok: false, code: 'upload_too_many' };
  const answer = await incoming.receive({
    method: 'POST',
    siteId: owner.siteId,
    id: row.id,
    body: null,
    // What the file is called stays in our row.
    headers: { ...headers, 'upload-metadata': undefined },
  });
  if (answer.status === 201) return { ok: true, answer };
  await withSite(db, owner.siteId, (tx) => removeUpload(tx, owner, row.id));
  return { ok: false, code: 'malformed' };
}

function readInput(headers: IncomingHttpHeaders): CreateUploadInput | null {
  const sizeBytes = Number(headers['upload-length']);
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes <= 0) return null;
  try {
    const metadata = Metadata.parse(String(headers['upload-metadata'] ?? ''));
    const kind = UploadKind.safeParse(metadata.kind);
    return kind.success ? { kind: kind.data, name: displayName(metadata.name), sizeBytes } : null;
  } catch {
    return null;
  }
}
