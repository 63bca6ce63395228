import type { Tx } from '../../platform/db/db.ts';
import { queueJob } from '../../platform/jobs/jobs.ts';
import { followContentJob } from './versions.jobs.ts';

/** Translators are told what has changed in this page or article. */
export const queueFollow = (tx: Tx, kind: 'page' | 'news', subject: string) =>
  queueJob(tx, followContentJob, { kind, subject }, { key: `content.follow ${kind} ${subject}` });

/** The same for all pages and articles, after a load of the brand's files. */
export const queueFollowAll = (tx: Tx) => queueJob(tx, followContentJob, {}, { key: 'content.follow' });
