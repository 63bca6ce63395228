import type { Db } from '../../platform/db.ts';
import { type ImplementedJob, implementJob } from '../../platform/job-runner.ts';
import type { Log } from '../../platform/log.ts';
import { keepNoLonger } from './keep-no-longer.ts';
import { keepNoLongerJob } from './privacy.jobs.ts';

export const privacyJobs = ({ db, log }: { readonly db: Db; readonly log: Log }): ImplementedJob[] => [
  implementJob(
    keepNoLongerJob,
    async () => {
      const forgotten = await keepNoLonger(db);
      if (Object.values(forgotten).some((rows) => rows > 0)) log.info(forgotten, 'kept no longer');
    },
    '41 3 * * *',
  ),
];
