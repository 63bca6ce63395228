import { z } from 'zod';
import { transact } from '../../platform/db/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/jobs/job-runner.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { Shop } from '../../shop.ts';
import { compactFrameChanges } from './sites.sql.ts';

const MAX_FRAME_CHANGES = 50;

const compactFrameChangesJob = defineJob({
  name: 'sites.compact-frame-changes',
  payload: z.object({}),
  maxAttempts: 3,
});

export const siteJobs = ({ db }: Shop): ImplementedJob[] => [
  implementJob(
    compactFrameChangesJob,
    async () => {
      await transact(db, async (tx) => {
        await compactFrameChanges(tx, MAX_FRAME_CHANGES);
        return { ok: true };
      });
    },
    '40 * * * *',
  ),
];
