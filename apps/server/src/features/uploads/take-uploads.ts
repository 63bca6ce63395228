import type { Tx } from '../../platform/db/db.ts';
import { hasUnreadyUploads, type TakenUpload, takeReadyUploads } from './taking.sql.ts';
import type { UploadKind } from './uploads.contract.ts';

export type { TakenUpload } from './taking.sql.ts';

export type TakenUploads =
  | { ok: true; uploads: readonly TakenUpload[] }
  | { ok: false; code: 'upload_unknown' | 'upload_not_ready' };

/**
 * Makes a customer's files part of something that lasts: from now on they do not expire, and nothing else can take
 * them. All or none; in the order asked for.
 */
export async function takeUploads(
  tx: Tx,
  input: {
    readonly siteId: number;
    readonly customerId: number;
    readonly ids: readonly string[];
    readonly kind: UploadKind | readonly UploadKind[];
  },
): Promise<TakenUploads> {
  const { ids } = input;
  const kinds = [input.kind].flat();
  const taken = new Map((await takeReadyUploads(tx, input, ids, kinds)).map((one) => [one.id, one]));
  const uploads = ids.flatMap((id) => taken.get(id) ?? []);
  // The same one twice is one too few.
  if (uploads.length === ids.length && taken.size === ids.length) return { ok: true, uploads };
  const unready = await hasUnreadyUploads(tx, input, ids, kinds);
  return { ok: false, code: unready ? 'upload_not_ready' : 'upload_unknown' };
}
