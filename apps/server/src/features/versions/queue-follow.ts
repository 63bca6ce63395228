import { z } from 'zod';
import type { Tx } from '../../platform/db/db.ts';
import { defineJob, queueJob } from '../../platform/jobs/jobs.ts';

/** Translators are told what has changed in this page or article. */
export const queueFollow = (tx: Tx, kind: 'page' | 'news', subject: string) =>
  queueJob(tx, followContentJob, { kind, subject }, { key: `content.follow ${kind} ${subject}` });

/** The same for all pages and articles, after a load of the brand's files. */
export const queueFollowAll = (tx: Tx) => queueJob(tx, followContentJob, {}, { key: 'content.follow' });

/** A page or an article has been published or withdrawn: its translations follow. Without a subject: all of them. */
export const followContentJob = defineJob({
  name: 'content.follow',
  payload: z.object({ kind: z.enum(['page', 'news']).optional(), subject: z.string().max(200).optional() }),
  maxAttempts: 12,
});
