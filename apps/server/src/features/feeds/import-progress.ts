import type { Db } from '../../platform/db/db.ts';
import type { Send } from '../../platform/http/event-streams.ts';
import type { FeedCounts } from './feeds.contract.ts';
import { sendNotification } from './feeds.sql.ts';

const keyOf = (tokenId: number) => `import:${tokenId}`;

export const publishProgress = (db: Db, tokenId: number, counts: FeedCounts) =>
  sendNotification(db, { key: keyOf(tokenId), data: counts });

/** A sender's own imports, wherever they run. There is nothing to say until the next batch is written. */
export const importsOf = (tokenId: number) => ({
  key: keyOf(tokenId),
  pass: (send: Send, data: unknown) => data !== null && send('import', data),
});
