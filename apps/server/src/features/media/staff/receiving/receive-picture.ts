import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { type Db, transact } from '../../../../platform/db/db.ts';
import type { TusAnswer } from '../../../../platform/http/tus-protocol.ts';
import { wholeAnswer } from '../../../../platform/http/tus-protocol.ts';
import { queueJob } from '../../../../platform/jobs/jobs.ts';
import { completeMediaFile, findMediaFile, noteMediaReceived } from '../../media-files.sql.ts';
import { BRAND, type MediaStorage } from '../../media-storage.ts';
import { checkPictureJob } from '../../rendering/media.jobs.ts';

interface Piece {
  readonly method: 'HEAD' | 'PATCH';
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readable | null;
}

/**
 * The next piece of a picture (PATCH), or the question how much is here (HEAD). Null: another person's. Whichever call
 * finds that everything is here queues the check, so that a lost answer or a killed process costs nothing.
 */
export async function receivePicture(
  db: Db,
  { incoming }: Pick<MediaStorage, 'incoming'>,
  staffId: number,
  piece: Piece,
): Promise<TusAnswer | null> {
  const row = await findMediaFile(db, piece.id);
  if (row?.staff_id !== staffId) return null;
  if (row.status !== 'uploading') return wholeAnswer(piece.method, row.size_bytes);
  const answer = await incoming.receive({ siteId: BRAND, ...piece });
  const offset = Number(answer.headers['upload-offset']);
  if (!(offset >= 0)) return answer;
  if (offset === row.size_bytes) await finish(db, piece.id);
  else if (offset > row.received_bytes) await noteMediaReceived(db, piece.id, offset);
  return answer;
}

const finish = (db: Db, id: string) =>
  transact(db, async (tx) => {
    if (await completeMediaFile(tx, id)) await queueJob(tx, checkPictureJob, { id });
    return { ok: true };
  });
