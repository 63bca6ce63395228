import { z } from 'zod';
import { type Db, transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { queuePurge } from '../edge/queue-purge.ts';
import { NEWS_PAGES } from './news.rules.ts';
import { markAnnounced } from './news.sql.ts';

export const newsJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    announceNewsJob,
    async () => {
      await announceNews(db);
    },
    '* * * * *',
  ),
];

/** Articles that were written for later and whose time has come. */
export const announceNewsJob = defineJob({
  name: 'news.announce',
  payload: z.object({}),
  maxAttempts: 3,
});

/** The lists show a new article by themselves; the edge has to be told that its copies are old. */
export async function announceNews(db: Db): Promise<number> {
  const { count } = await transact(db, async (tx) => {
    const due = await markAnnounced(tx);
    if (due.length > 0) await queuePurge(tx, NEWS_PAGES);
    return { ok: true, count: due.length };
  });
  return count;
}
