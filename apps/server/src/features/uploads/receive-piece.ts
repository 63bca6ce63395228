import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { type Db, withSite } from '../../platform/db/db.ts';
import { type TusAnswer, wholeAnswer } from '../../platform/http/tus-protocol.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';
import type { Incoming } from './incoming.ts';
import { completeUpload, findUpload, noteReceived, type Owner } from './uploads.sql.ts';

/** Looks at a file that is all there. The scanner may be away for a while. */
export const checkUploadJob = defineJob({
  name: 'uploads.check',
  payload: z.object({ siteId: z.number(), id: z.uuid() }),
  maxAttempts: 15,
  queue: 'pictures',
});

interface Piece {
  readonly method: 'HEAD' | 'PATCH';
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable | null;
}

/**
 * The next piece of a file (PATCH), or the question how much is here (HEAD). Null: not this customer's. Whichever finds
 * that everything is here says so, so that an answer lost on the way or a process that ended costs nothing.
 */
export async function receivePiece(
  db: Db,
  incoming: Incoming,
  owner: Owner,
  piece: Piece,
): Promise<TusAnswer | null> {
  const { siteId } = owner;
  const row = await findUpload(db, owner, piece.id);
  if (!row) return null;
  // Once it is whole the bytes have moved on; they are all here, and no more are taken.
  if (row.status !== 'uploading') return wholeAnswer(piece.method, row.size_bytes);
  const answer = await incoming.receive({ siteId, ...piece });
  if (answer.status === 404) {
    // The last of it may have come by another way meanwhile.
    const now = await findUpload(db, owner, piece.id);
    return now && now.status !== 'uploading' ? wholeAnswer(piece.method, now.size_bytes) : answer;
  }
  const offset = Number(answer.headers['upload-offset']);
  if (!(offset >= 0)) return answer;
  if (offset === row.size_bytes) await finish(db, siteId, piece.id);
  else if (offset > row.received_bytes)
    await withSite(db, siteId, (tx) => noteReceived(tx, siteId, piece.id, offset));
  return answer;
}

const finish = (db: Db, siteId: number, id: string) =>
  withSite(db, siteId, async (tx) => {
    if (await completeUpload(tx, siteId, id)) await queueJob(tx, checkUploadJob, { siteId, id });
  });
